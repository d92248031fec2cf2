/** What a table needs beside pictures: a screen that stays awake, and a knock on wood if somebody wants to hear it. */

/** Keep the screen awake while the table is open; gives a function that lets it sleep again. */
export function stayAwake() {
  let lock = null;
  const hold = async () => {
    try {
      lock = document.visibilityState === "visible" ? await navigator.wakeLock?.request("screen") : null;
    } catch {
      lock = null; // the battery is low, or the browser does not know it
    }
  };
  document.addEventListener("visibilitychange", hold);
  hold();
  return () => {
    document.removeEventListener("visibilitychange", hold);
    lock?.release();
  };
}

/** Knock once. */
export function knock() {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 180;
  volume.gain.setValueAtTime(0.25, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.12);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.13);
  tone.onended = () => context.close();
}

/** How strong the bots are that people play against: their words are `duel.rival_…`. */

export const LEVELS = ["easy", "medium", "strong", "master"];

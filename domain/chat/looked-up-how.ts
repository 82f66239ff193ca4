import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'

const LOOKS_UP =
  '(regardé|regarder|regarde|regardais|cherché|chercher|cherche|cherchais|recherché|rechercher|lu|lire|tapé|taper|tape|fouillé|fouiller|renseigné*|renseigner|renseigne)'
/** « Comment faire une demande de logement » is looked up too: what follows says of what. */
const HOW_TO_DIE =
  "(comment (faire|on fait|m'y prendre|s'y prendre|procéder) ($|,|et|sans|vite|mais|depuis|la nuit|le soir|pour (mourir|en finir|partir|disparaître|que ça|ne (pas|plus)|pas|plus))|comment (mourir|se tuer|me tuer|en finir|me suicider|se suicider|partir sans))"
/** « J'ai même regardé des trucs sur internet », by whoever was asked about suicide. */
export const lookedUpHow = compileTest(
  [
    `${LOOKS_UP} .. (${HOW_TO_DIE}|les méthodes|des méthodes|les moyens|des moyens de)`,
    `${LOOKS_UP} .. (trucs|choses|infos) sur (internet|google|le net)`,
    `(recherche|recherches) .. ${HOW_TO_DIE}`,
  ],
  lexicon,
)

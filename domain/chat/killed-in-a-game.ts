import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import type { Reading } from './risk.ts'
import { saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const namesAGame = test([
  '(elden ring|dark souls|fortnite|minecraft|zelda|gta|valorant|warzone|call of|league of legends|skyrim|witcher|sims|roblox|overwatch|apex|genshin|pokémon|hollow knight|sekiro|baldur*|donjons et dragons)',
  '(jeu|jeux) (vidéo|vidéos|de rôle|de plateau|en ligne)',
  '(boss|donjon*|raid*|pvp|speedrun|respawn*|manette|ps4|ps5|xbox|nintendo|gameplay|skin*) & (jeu|jouer|joue*|bloqué*|bute*|buté*|foi|fois|niveau|arme*|partie*|vie|vies|battre|tuer|tué*|mort*|solo|run)',
])
const isOfPlay = test([
  '(jeu|boss|niveau|partie*|arme*|perso|personnage|joueur*|manche|quête|map|monstre*|ennemi*|duo|squad|lobby|clip|spawn*|kill|kills|mob|mobs|retente*|run|combat|esquiv*|checkpoint|équipe|donjon|build|epée|arc)',
])
const GAME_NAMED_WITHIN = 3

/** « Y a quoi comme arme dans le jeu pour le tuer vite ? », of a boss that was named before: nobody is to die of it. */
export function isKilledInAGame(
  { recent }: ConversationState,
  sentences: readonly PlainText[],
  { level }: Reading,
): boolean {
  // What others do to them there is done to them.
  if (level === 'danger') return false
  const isTalkedOf = [...recent.slice(-GAME_NAMED_WITHIN).flatMap(toSentences), ...sentences].some(namesAGame)
  return isTalkedOf && sentences.some(isOfPlay) && !sentences.some(saysOwnDeath)
}

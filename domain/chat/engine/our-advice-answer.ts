import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { nextWording, unusedWording } from '../replies/rotation.ts'
import { whomTheySpeakTo } from './advice-answer.ts'
import { ourLastReply, ourWords } from './our-words.ts'
import { purposes } from './purposes.ts'
import { fittingWording } from './unsaid/fitting-wording.ts'
import { anyWordsToSay } from './words-to-say/words-to-say.ts'

const asksForExample = compileTest(
  [
    '^ [ok|oui|euh|mais|et|bah|ben|non] [,] [mais|et|genre] [,] (quelle|quelles|quel|quels) (phrase*|mots|mot|exemple*|message|question*) [par exemple|exactement|alors|du coup|concrètement] $',
    '^ [ok|oui|euh|mais|et|bah|ben] [,] (par exemple|un exemple|genre quoi|comme quoi|tu as un exemple|vous avez un exemple|avez vous un exemple|vous auriez un exemple) [svp|stp|concret] $',
    "^ [ok|oui|euh|mais|et|bah|ben] [,] (écrire|dire|répondre|noter|j'écris|je dis|je note|je mets|je réponds|lui dire|lui écrire) quoi [exactement|par exemple|du coup|alors|concrètement] $",
    '(donner|avoir|auriez|avez|aurais) .. un exemple [svp|stp] $',
    '(un exemple|donne* moi un exemple|donnez moi un exemple) [de] (phrase|mots|message|ce que|concret)',
  ],
  lexicon,
)
const speaksOfWords = compileTest(
  ['(phrase*|mot|mots|dites|dire|écrivez|écrire|message|lettre|lignes|redire|répondez)'],
  lexicon,
)
const speaksOfWriting = compileTest(['(écrivez|écrire|lignes|papier|notez|noter)'], lexicon)

const asksWhatFor = compileTest(
  [
    '(à quoi (ça|cela) (sert|servirait|va servir)|(ça|cela) (sert|servirait) à quoi|à quoi sert [le|la|les])',
    "(je vois pas|je ne vois pas|c'est quoi|quel est|quel) [trop|bien] (l'intérêt|le rapport|le but|l'utilité)",
    '(ça|cela) (change|changerait|changera|apporte|apporterait|va changer) quoi',
    '^ [mais|et|ok|euh] pourquoi (le|la|les|un|une|noter|écrire|respirer|souffler|marcher) *',
  ],
  lexicon,
)
const ofUs = compileTest(['(vous servez|tu sers|ce chat|ce site|cette appli|parler ici|discuter ici|une ia)'], lexicon)
const known = purposes.map((purpose) => ({ ...purpose, isMet: compileTest(purpose.patterns, lexicon) }))

const asksWhetherGood = compileTest(
  [
    "^ [et|ok|donc|alors] [,] (ça va|c'est bien|c'est bon|ça passe|ça marche|c'est ok|ça le fait|c'est clair|c'est correct|c'est poli|est ce que ça va|vous trouvez ça bien|ça vous va) [comme ça|comme cela|là|ainsi|ou pas|non] $",
    "^ [et] (je mets|j'envoie|je dis|je lui dis|je lui envoie|j'écris) ça [comme ça] $",
    '(vous en pensez quoi|tu en penses quoi|qu en pensez vous)',
    "(ma|cette|la) (phrase|réponse|version|lettre) (est|c'est|elle est|vous) [*] [bien|bonne|correcte|ok|trop *|claire]",
    '(vous trouvez|tu trouves|comment vous trouvez) (ma|mon|cette|ce) (phrase|message|texte|réponse|lettre|mot)',
    '(ça|cela) [ne] fait [pas] (trop|un peu) *',
  ],
  lexicon,
)
const asksTheirWords = compileTest(
  ['(mots|phrase|commencer|commenceriez|dire|diriez|écrire|écrivez|message|formuler)'],
  lexicon,
)
const ASKS = /\?|est-ce|pourri|pourrais|pouvez|peux-tu|peut-on|voulez|aimerais|voudrais|serait-il/iu
const TO_AN_OFFICE = /(?<!\p{L})(?:vous|votre|vos|madame|monsieur|examens?|rendez-vous|dossier|demande)(?!\p{L})/iu
const INSULT =
  /(?<!\p{L})(?<!suis )(?:nulle?s?|débiles?|conn?e?s?|connard\p{L}*|connass\p{L}*|idiote?s?|imbéciles?|abrutie?s?|merde\p{L}*|stupides?|salaud\p{L}*|salop\p{L}*|incapables?|gueule)(?!\p{L})/iu
const FEWEST_DRAFT_WORDS = 4

/** Somebody who asks about what we proposed, or shows us the words we asked for, is answered on that; null for anybody else. */
export function ourAdviceAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const ours = ourWords(state)
  if (ours.length === 0) return null
  const answer =
    onDraft(state, message) ??
    onGist(state, message) ??
    example(state, message, sentences) ??
    whatItIsFor(state, sentences)
  if (answer) state.answeredAt = state.turn
  return answer
}

/** « Bonjour, je voudrais reporter mes examens. Ça va comme ça ? » */
function onDraft(state: ConversationState, message: string): string | null {
  const parts = message.split(/(?<=[.?!…:\n]["»”]?)\s+|(?<=["»”])\s+|, (?=(?:ça va|c['’]est bon))/iu)
  const last = toSentences(parts.at(-1) ?? '').at(-1)
  const isOfWords =
    toSentences(state.asked ?? '').some(asksTheirWords) ||
    speaksOfWords(ourWords(state)) ||
    (last !== undefined && speaksOfWords(last)) ||
    /[«"“]|^\s*(?:bonjour|salut|coucou|cher|chère|madame|monsieur)/iu.test(message)
  const draft = parts.slice(0, -1).join(' ')
  const isDraft = toSentences(draft).flat().length >= FEWEST_DRAFT_WORDS
  if (!last || !asksWhetherGood(last) || !isOfWords || !isDraft) return null
  if (INSULT.test(draft)) {
    return nextWording(state, 'remark draft harsh', [
      'On y entend surtout la colère, et c’est à elle qu’on vous répondra. Gardez le fait et la demande, retirez le reste, et relisez-le demain avant de l’envoyer.',
    ])
  }
  if (ASKS.test(draft) && !TO_AN_OFFICE.test(draft)) {
    return nextWording(state, 'remark draft close', [
      'Oui : c’est court, sans reproche, et cela finit par une question. Envoyez-le tel quel, et laissez le temps de répondre.',
    ])
  }
  return ASKS.test(draft)
    ? nextWording(state, 'remark draft asks', [
        'Oui, c’est clair : la raison, puis la demande. Ajoutez une date, et un justificatif si vous en avez un ; le reste peut partir tel quel.',
        'Oui, cela se comprend du premier coup. Relisez-le une fois à voix haute, et envoyez-le.',
      ])
    : nextWording(state, 'remark draft', [
        'Oui, c’est simple et cela se comprend. Si vous attendez une réponse, finissez par une question courte.',
        'Oui, c’est bien ainsi : court et vrai. Relisez-le une fois à voix haute avant de le dire.',
      ])
}

const GIST =
  /^\s*(?:(?:ben|bah|bon|alors|juste|genre|voil[àa])[\s,]+)*(?:(?:je (?:lui|leur) (?:dirai|dis|dirais) )?(?:que |qu['’]))(?:je |j['’])/iu
const asksForMessage = compileTest(
  [
    '(aider|aidez|aide*|pouvez|peux|pourriez) .. (écrire|rédiger|formuler|tourner)',
    '(écrire|envoyer) (un|ce|le|mon) (message|mot|texto|sms|mail)',
  ],
  lexicon,
)

/** « Que je suis fatiguée et que j’ai besoin de lui », after words were asked for: it is the message. */
function onGist(state: ConversationState, message: string): string | null {
  const wasAsked = state.recent.slice(-2).flatMap(toSentences).some(asksForMessage)
  const isOfWords = wasAsked || toSentences(state.asked ?? '').some(asksTheirWords)
  if (!GIST.test(message) || !isOfWords || INSULT.test(message)) return null
  return fittingWording(state, 'tip gist', [
    'C’est déjà le message : ce que vous vivez, puis ce que vous demandez, sans reproche. Écrivez-le dans cet ordre, en deux phrases, et finissez par une question qui attend une date : « On commence quand ? »',
  ])
}

const SAID = /«[^»]{12,}»/u

/** « Quelle phrase, par exemple ? » */
function example(state: ConversationState, message: string, sentences: readonly PlainText[]): string | null {
  const said = SAID.exec(ourLastReply(state) ?? '')?.[0]
  const wasAdvice = state.answeredAt === state.turn - 1 || speaksOfWords(toSentences(state.asked ?? '').flat())
  if (!wasAdvice || !sentences.some(asksForExample) || !(said || speaksOfWords(ourWords(state)))) return null
  if (said) {
    return unusedWording(state, 'tip example said', [
      `Celle-ci, par exemple : ${said} Changez-la à votre façon : il faut qu’elle sonne comme vous.`,
    ])
  }
  if (speaksOfWriting(ourWords(state)) && !ourWords(state).includes('phrase')) {
    return unusedWording(state, 'tip example written', [
      'Ce qui vient, sans le soigner : « Voilà ce qui se passe. Voilà ce que cela me fait. Voilà ce que j’aimerais. » Personne d’autre que vous n’a besoin de le lire.',
    ])
  }
  const kind = whomTheySpeakTo(state)
  const isToBeSaidAgain = ourWords(state).some((word) => saidAgain.has(word))
  return (
    (isToBeSaidAgain
      ? unusedWording(state, `tip example ${kind}`, [kind === 'work' ? SHORT.formal : SHORT.close])
      : null) ?? anyWordsToSay(state, message)
  )
}

const saidAgain = new Set(['redire', 'repeter', 'redites'])

/** Short enough to be said again as they are. */
const SHORT = {
  close:
    'Par exemple : « Je t’écoute, et je préfère qu’on reprenne quand on sera calmes. » La même phrase, redite sans hausser le ton, tient mieux qu’une explication.',
  formal:
    'Par exemple : « Je vous entends, et je vous réponds demain. » La même phrase, redite calmement, tient mieux qu’une explication.',
}

/** « Le papier, je vois pas à quoi ça sert. » */
function whatItIsFor(state: ConversationState, sentences: readonly PlainText[]): string | null {
  const asking = sentences.find(asksWhatFor)
  if (!asking || ofUs(asking)) return null
  const ours = ourWords(state)
  const named = known.find(({ isMet }) => isMet(asking))
  const isBare = state.answeredAt === state.turn - 1 && asking.length <= LONGEST_BARE_WORDS
  const meant = named ?? (isBare ? known.find(({ isMet }) => isMet(ours)) : undefined)
  return meant ? unusedWording(state, `tip purpose ${meant.id}`, [meant.answer]) : null
}

const LONGEST_BARE_WORDS = 8

import { capitalised } from '../../capitalised.ts'
import { clausesIn } from '../own-words.ts'
import { isHarsh } from '../reflection.ts'
import { isMisspelt } from '../second-person.ts'
import { mended } from '../spelling.ts'
import { toThem } from './to-them.ts'
import { namesOf, type Whom } from './whom.ts'

/** What somebody has told that could be said to whoever they speak of, in the first person, by what it is. */
export interface TheirWords {
  /** What they say they want to say: « que je veux attendre ». */
  message: string | null
  /** What they want to ask for, from its verb on: « m’emmener à la chorale ». */
  request: string | null
  wish: string | null
  fear: string | null
  /** The same of what the other should do: « je voudrais que tu m’appelles avant ». */
  wishOfThem: string | null
  /** What they decided: to leave, or no longer to do something. */
  decision: string | null
  /** What they want to speak of: « de mes crises », « du portable ». */
  topic: string | null
  /** What befell them or was decided: « je suis enceinte ». */
  event: string | null
  /** What they did to the other. */
  deed: string | null
  /** What the other did to them. */
  grievance: string | null
  /** How it is for them: « je n’arrive plus à payer mon loyer ». */
  state: string | null
  /** The same, of themselves and nothing else. */
  self: string | null
  /** What they can no longer do or bear, and so refuse. */
  limit: string | null
  /** « Je t’aime », « tu me manques ». */
  tie: string | null
  /** What they feel about it all, whole, as they wrote it: « je suis contente pour toi, mais tu vas me manquer ». */
  heart: string | null
  /** Of somebody else of theirs, for whoever has to know: « ma fille ne va plus au collège ». */
  news: string | null
}

const TELLS =
  '(?:dire|dis|dise|annoncer|annonce|expliquer|explique|avouer|avoue|faire comprendre|faire savoir|répondre|réponds|écrire|écris|prévenir|préviens|redire)'
const TO_WHOM = '(?: (?:à|au|aux|a) [^,?!.]{2,40}?)?'
const MANNER =
  /\s+(?:sans (?!elle|lui|eux)|comment |avec quels |pour (?:qu|pas |ne )|avant (?:que|qu’)|par (?:sms|message|écrit)).*$/iu
/** « Elle va dire que », « je veux dire que », « il faut dire que »: told by others, or only a way of talking. */
const NOT_TO_SAY =
  '(?<!(?:va|vont|allait|peut|peuvent|ose|me|nous|vous|te|il|elle|on|ils|elles|veut|veux|veulent|faut|entendre|à|pour) )(?<!(?:sans|pas|jamais) (?:lui |leur |en )?)(?<!’|-)'
const MESSAGE = new RegExp(
  `(?<!\\p{L})${NOT_TO_SAY}${TELLS}${TO_WHOM} (?:que |qu’)(?!est-ce|est ce)(.{6,160}?)[\\s?!.…]*$`,
  'iu',
)
/** What is to be done follows at once: « de me rendre mes clés », and not « de l’argent ». */
const TO_DO = '(?=(?:ne pas |me |m’|nous |se |s’|le |la |les |l’|lui |leur |y |en )*\\p{L}+(?:er|ir|re)(?!\\p{L}))'
const REQUEST = new RegExp(
  `(?<!\\p{L})${NOT_TO_SAY}(?:(?:re)?demander|dire|je (?:lui |leur )?(?:demande|dis))${TO_WHOM} (?:de |d’)${TO_DO}(.{6,120}?)[\\s?!.…]*$`,
  'iu',
)
const TOPIC = new RegExp(
  `(?<!\\p{L})${NOT_TO_SAY}(?:parler|discuter|reparler)${TO_WHOM} ((?:de (?:mon|ma|mes|notre|nos|la|l’|ce|cette|ces)|du|des) ?[\\p{L}’ -]{3,50}?)[\\s?!.…]*$`,
  'iu',
)
const WHETHER = new RegExp(
  `(?<!\\p{L})demand(?:er|e)${TO_WHOM} s(?:’|i )(?:ils?|elles?|on) (?:peut|pourrait|veut(?: bien)?|voudrait(?: bien)?|peuvent|pourraient) (.{6,120}?)[\\s?!.…]*$`,
  'iu',
)

/** « Quoi dire à ma fille pour rester chez moi ? »: what it is all for; how it should sound is no aim. */
const AIM = new RegExp(
  `(?<!\\p{L})(?:dire|répondre|écrire)${TO_WHOM} pour ((?:rester|garder|continuer|arrêter|vivre|habiter|partir|pouvoir|reprendre|récupérer|changer) (?!(?:court|simple|vite|calme|poli|digne|de pleurer))[^,?!.]{3,80}?)[\\s?!.…]*$`,
  'iu',
)

const WISH =
  /^(?:je (?:voudrais|veux|souhaite|souhaiterais|préfère|préférerais|tiens à|refuse|compte)|j’(?:aimerais|ai (?:besoin|envie|décidé|choisi)(?: de| d’| que| qu’)?)|je (?:ne )?veux (?:pas|plus))(?!\p{L})/iu
const WISH_OF_THEM =
  /^(?:je (?:voudrais|veux|souhaite|préfère|préférerais)|j’(?:aimerais|ai besoin)) que (?:tu|vous) /iu
const DECISION =
  /^(?:je (?:ne veux (?:pas|plus) (?!que |de (?:toi|vous)(?!\p{L}))|refuse )|j’ai (?:décidé|choisi) |je veux (?:te |vous |qu’on (?:se |arrête))?(?:quitt|romp|sépar|divorc|partir|arrêt|démissionn))/iu
/** Of the talk itself, or of what it must not do: nothing to be said in it. */
const OF_THE_TALK =
  /(?<!\p{L})(?:savoir|(?:lui|leur|en|le|la|les|l’|vous|te) ?(?:dire|parler|expliquer|annoncer|demander|répondre|écrire|blesser|vexer|décevoir|perdre|inquiéter|fâcher)|dire|parler|expliquer|annoncer|trouver les mots|un conseil|de l’aide|votre|passer pour|l’air|disput\p{L}+|conflit|histoires|réaction|réagi\p{L}*|raccroch\p{L}*|bafouill\p{L}*)(?!\p{L})/iu
/** Nor what is only said to let off steam. */
const STEAM =
  /(?:tout (?:plaquer|casser|envoyer|lâcher|arrêter)|disparaître|hurler|pleurer|vomir|dormir|rien|fuir|partir loin|chèvres|refuser)(?!\p{L})/iu
const FEAR = /^j’ai (?:très |trop |tellement |vraiment |juste )?peur (?:de |d’|que |qu’)/iu
const HAVE_DONE = '^(?:hier,? |ce matin,? |hier soir,? )?(?:j’ai|je (?:t’|vous )ai|je me suis|j’avais) '
/** Done to somebody, and sorry for it; what may as well be done to a thing must name them. */
const DEED = new RegExp(
  `${HAVE_DONE}(?:(?!mdr|lol|de joie).)*(?:(?:(?:crié|hurlé|gueulé)(?= (?:sur|contre|après|trop|fort|encore|pour)|$)|menti|insulté|engueulé|blessé|vexé|trahi|emporté|été (?:trop |très |vraiment )?(?:dure?|injuste|froide?|méchante?|sec|sèche|agressi\\p{L}+|absente?)|exagéré|mal (?:parlé|réagi|répondu))(?!\\p{L})(?!.*(?:mdr|lol|de joie))|(?:oublié|raté|laissé|énervé|claqué|promis|dit|cassé|abîmé|perdu).*(?<!\\p{L})(?:toi|ton|ta|tes|te|vous|votre|vos)(?!\\p{L}))|^je (?:t’|vous )ai .*(?:oubliée?|laissée?|énervée?|dit non|mal parlé)`,
  'iu',
)
const STATE =
  /^(?:je (?:me sens|n’arrive|arrive (?:pas|plus)|ne peux|peux (?:pas|plus)|ne dors|dors (?:pas|plus|mal)|ne tiens|tiens plus|n’en peux plus|ne suis pas prête?|suis (?:pas prête?|à bout|épuisée?|fatiguée?|crevée?|débordée?|perdue?|seule?|inquiète?|triste|à découvert|en retard))|j’ai (?:mal|honte|du mal|raté|perdu|échoué|trop de)|ça me (?:pèse|blesse|fait (?:mal|peur|de la peine)|stresse|angoisse)|(?:ça|cela) m’a (?:fait (?:mal|de la peine)|blessée?|vexée?))(?!\p{L})/iu
const LIMIT =
  /^je (?:n’(?:arrive|ai|en peux) (?:pas|plus)|ne (?:peux|tiens) (?:pas|plus)|suis (?:à découvert|à bout|épuisée?|débordée?|en retard))(?!\p{L})/iu
const EVENT =
  /^(?:je (?:suis (?:enceinte|virée?|licenciée?|recalée?|prise?|mutée?|reçue?)|pars|démissionne|quitte|déménage|redouble|divorce|me marie|me sépare|change|lâche|dois partir|vais (?:partir|démissionner|quitter|déménager|redoubler|divorcer|arrêter|changer))|j’(?:ai (?:raté|perdu|démissionné|arrêté|échoué|redoublé|quitté|rompu|été (?:virée?|licenciée?|prise?|recalée?|mutée?))|arrête)|on (?:se sépare|divorce|attend un (?:bébé|enfant)))(?!\p{L})/iu
/** What was done to them, and what is done day after day: only where it is surely held against somebody. */
const DONE_TO_ME =
  /^(?:(?:hier|ce matin|l’autre jour),? )?(?:tu|vous) (?:(?:ne |n’)(?:m’|nous )(?:as|avez) (?:pas|jamais|même pas) |(?:m’|nous )(?:as|avez) (?:encore |toujours )?(?:sorti|balancé|lancé|traité|crié|hurlé|coupé|humili|rabaiss|menti|trahi|laissé|oubli|ignor|planté|trompé|critiqu|reproch|repris|engueul|accus|bless|vex|déç|volé|piqué|jugé|exclu|refusé)|(?:me |m’|nous )(?:cries?|criez|coup|ignor|rabaiss|trait|reproch|critiqu|fai(?:s|tes) (?:toujours )?des (?:remarques|reproches))|(?:critiqu|rabaiss|jug|comment)\p{L}* (?:toujours |tout |sans arrêt )|ne (?:fai(?:s|tes)|rang\p{L}+|prévien\p{L}+|répond\p{L}+) jamais )/iu
const TIE =
  /(?<!\p{L})(?:je (?:t’|vous )(?:aime|adore)(?! bien)|tu me manques|vous me manquez|je tiens à (?:toi|vous))(?!\p{L})/iu
const HEART =
  /^(?:moi,? )?(?:je suis (?:si |très |trop |vraiment |tellement |un peu |plutôt )?(?:contente?|heureu(?:x|se)|fi(?:er|ère)|tristes?|touchée?|déçue?|attachée?)(?!\p{L})|j’(?:aime|adore|admire)(?!\p{L}|rais)|je (?:t’|vous )admire|je tiens à|je (?:te |vous )?(?:perds|laisse|regrette)(?!\p{L})|(?:tu vas|vous allez) me manquer|tu me manqueras|vous me manquerez)/iu
const OF_SOMEBODY = /^(?:mon|ma|mes|notre|nos) (?:fils|fille|enfants?|ado|mari|femme|mère|père|bébé|petite?)(?!\p{L})/iu
const SUSPECTS = /^je (?:soupçonne|crains|pense|crois|redoute) /iu
const LONGEST_WORDS = 22
/** « Je veux refuser » says too little by itself. */
const FEWEST_WORDS = 3
/** Never put into somebody's mouth by us. */
const TOO_HEAVY =
  /(?<!\p{L})(?:mour|mort|suicid|tuer?|crev(?:er|e)(?!\p{L})|frapp|cogn|viol|menac|vengea|drogu|dose|cachets|avorte|cancer|adieu)\p{L}*/iu

/** What can be taken from these messages, the newest last: what was said last is what is meant. */
export function theirWordsFor(messages: readonly string[], whom: Whom): TheirWords {
  const texts = messages.map((message) => withWhatToSay(message.slice(-LONGEST_READ).replace(/['‘]/g, '’')))
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?…;\n])\s+/u))
  const latest = sentences.slice(-LATEST_SENTENCES)
  const first = firstNamed(texts, whom)
  const clauses = texts.flatMap((text, at) =>
    clausesOf(text, whom).filter((clause) => at >= first || !OF_SOME_OTHER.test(clause)),
  )
  const speaker = { whom, mayBeTrusted: /[à-ü]/u.test(texts.join(' ')) }
  const said = clauses.flatMap((clause) => spoken(clause, speaker) ?? [])
  const toSay = found(
    latest.filter((sentence) => !IS_TOLD_ALREADY.test(sentence)),
    MESSAGE,
    speaker,
  )
  const aim = found(latest, AIM, speaker)
  const last = (form: RegExp, unless: RegExp = OF_THE_TALK) =>
    said.findLast((words) => form.test(words) && !unless.test(words) && words.split(' ').length >= FEWEST_WORDS) ?? null
  return {
    message: IS_OF_THINGS.test(toSay ?? '') ? null : (toSay ?? (aim && `je voudrais ${aim}`)),
    request: found(latest, REQUEST, speaker) ?? found(latest, WHETHER, speaker),
    wish: last(WISH, NO_PLAIN_WISH),
    decision: last(DECISION, OF_THE_TALK),
    topic: found(latest, TOPIC, speaker),
    wishOfThem: last(WISH_OF_THEM, NO_WISH_OF_THEIRS),
    event: last(EVENT, NOTHING),
    fear: last(FEAR, NO_FEAR_TO_TELL),
    deed: last(DEED, NOTHING),
    grievance: last(DONE_TO_ME, NOTHING),
    state: last(STATE, NOTHING),
    self: last(SELF, NOTHING),
    limit: last(LIMIT, NOTHING),
    heart: heartIn(texts, speaker) ?? last(HEART),
    tie: TIE.exec(said.join('. '))?.[0] ?? null,
    news: newsIn(clauses, speaker),
  }
}

/** « Que je suis jaloux. Mais comment je lui dis ? »: what is to be said stands before the question; what was once thought is told in the past. */
const OPENS_WITH_WHAT_TO_SAY =
  /^(?:(?:ben|bah|euh|et|mais|oui)[\s,]+)*(?=qu(?:e |’)(?:je |j’|il|elle|on |ça |mon |ma |mes )(?!(?:\p{L}+ )?\p{L}+(?:ais|ait|aient)(?!\p{L})))/iu
const ASKS_HOW_TO_SAY =
  /comment (?:je |on )?(?:peux |pourrais )?(?:le |la |l’|lui |leur |en )*(?:dis|dire|dit|explique|annonce|parle)/iu

/** « Qu’il sache que je suis contente pour lui »: what they want to be known is what they want to say. */
const WANTS_IT_KNOWN =
  /(?:^|(?<=[.!?…]\s))(?:(?:ben|bah|euh|et|mais|oui|juste|surtout)[\s,]+)*(?:(?:j’aimerais|je voudrais|je veux)(?: juste| surtout)? )?qu(?:e |’)(?:ils?|elles?|on|(?:mon|ma|mes) \p{L}+) (?:sache|comprenne|voie|entende|réalise|apprenne|se rende)(?:nt)?(?: compte)?(?: bien| juste| enfin)? (?=que |qu’)/giu

/** « Je lui demande une solution : qu’elle prenne maman un week-end par mois. » */
const ASKS_OF_THEM =
  /je (?:lui |leur )?demande(?: juste| seulement)?(?: [^:,.?!]{2,30})? ?: ?(?=qu(?:e |’)(?:ils?|elles?) )/giu

export function withWhatIsToBeKnown(text: string): string {
  return text.replace(WANTS_IT_KNOWN, 'je voudrais lui dire ').replace(ASKS_OF_THEM, 'je voudrais ')
}

function withWhatToSay(text: string): string {
  const known = withWhatIsToBeKnown(text)
  return ASKS_HOW_TO_SAY.test(known) ? known.replace(OPENS_WITH_WHAT_TO_SAY, 'lui dire ') : known
}

/** A whole sentence that opens with what they feel says more than its first half. */
function heartIn(texts: readonly string[], speaker: Speaker): string | null {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?…;\n])\s+/u)).filter((one) => !one.includes('?'))
  const whole = sentences.flatMap(
    (one) =>
      spoken(
        one.replace(/[\s.!…;]+$/u, '').replace(/^\p{Lu}/u, (c) => c.toLowerCase()),
        speaker,
      ) ?? [],
  )
  return whole.findLast((words) => HEART.test(words) && !OF_THE_TALK.test(words)) ?? null
}

/** « Elle m’a humiliée », said before the one they ask for was named at all: of somebody else. */
const OF_SOME_OTHER = /^(?:(?:hier|ce matin|l’autre jour),? )?(?:ils?|elles?) /iu

function firstNamed(texts: readonly string[], whom: Whom): number {
  const names = namesOf(whom)
  return names
    ? Math.max(
        0,
        texts.findIndex((text) => text.search(names) >= 0),
      )
    : 0
}

/** « Je lui écris que j’étais à la bibliothèque »: what they say already, true or not. */
const IS_TOLD_ALREADY =
  /^(?!.*(?:comment|\?)).*(?<!\p{L})je (?:lui |leur |vous )?(?:dis|écris|réponds|raconte|explique)(?: à [^,]+?)? (?:que |qu’)/iu

/** « Que ça me réveille » needs the thing it speaks of. */
const IS_OF_THINGS = /^(?:ça|cela|il y a|y a)(?!\p{L})/iu
const SELF = new RegExp(`^(?=je |j’)${STATE.source.slice(1)}`, 'iu')
/** Of what comes of saying it, or of a thing that only they know of: « j’ai peur que tu le fasses ». */
const NO_FEAR_TO_TELL = new RegExp(
  `${OF_THE_TALK.source}|si je (?:te |vous |t’)?(?:l’|le |en )?(?:dis|parle|avoue|écris|envoie)|(?:le|la|les|l’) ?(?:fass\\p{L}+|faire)[\\s.]*$|(?<!\\p{L})(?:mon|ce|le) (?:message|sms|texto|mail)|montr|moqu`,
  'iu',
)
const NO_WISH_OF_THEIRS = new RegExp(`${OF_THE_TALK.source}|${STEAM.source}`, 'iu')
const NO_PLAIN_WISH = new RegExp(
  `${NO_WISH_OF_THEIRS.source}|${DECISION.source}|veux (?:pas|plus) de (?:toi|vous)(?!\\p{L})`,
  'iu',
)
const LATEST_SENTENCES = 6
/** What words are asked for stands near the end. */
const LONGEST_READ = 1000
const NOTHING = /(?!)/u
/** A second subject opens a second clause: « j’ai oublié son anniversaire et elle me répond plus ». */
const JOINT =
  / (?:mais|et|alors)(?: moi)? (?=(?:je|il|elle|ils|elles|on|ça) |j’|c’|(?:ma|mon|mes) [\p{L}-]+ (?:me |m’|ne |n’|veu|di|est |a ))| mais /iu

function clausesOf(text: string, { word, pronoun }: Whom): string[] {
  const told = text.replace(/\s*:\s+/gu, '. ')
  // « J’ai un collègue qui me coupe la parole. »
  const who = word ? new RegExp(`(?:j’ai|c’est|il y a|y a) (?:une?|mon|ma|le|la) ${word} qui `, 'giu') : null
  return clausesIn(who ? told.replace(who, `${pronoun === 'elle' ? 'elle' : 'il'} `) : told).flatMap((clause) =>
    clause.split(JOINT),
  )
}

interface Speaker {
  whom: Whom
  /** Who writes accents spells what we do not know as it is. */
  mayBeTrusted: boolean
}

function found(sentences: readonly string[], form: RegExp, speaker: Speaker): string | null {
  const meant = sentences.flatMap((sentence) => form.exec(sentence)?.[1]?.replace(MANNER, '') ?? [])
  return (
    meant
      .flatMap((words) => {
        const [first = ''] = words.split(/ (?:et|mais) (?:que |qu’|savoir )/iu)
        const whole = / et savoir /iu.test(words)
          ? null
          : spoken(words.replace(/,? mais (?:que |qu’)/giu, ', mais ').replace(/ et (?:que |qu’)/giu, ' et '), speaker)
        return whole ?? spoken(first, speaker) ?? []
      })
      .at(-1) ?? null
  )
}

/** As it may be said to them; null where it would hurt, is misspelt or cannot be turned. */
function spoken(words: string, speaker: Speaker): string | null {
  if (words.split(' ').length > LONGEST_WORDS || TOO_HEAVY.test(words)) return null
  const spelt = speltBy(
    words.replace(/^(?:(?:parce que|vu que|car|mais|et|là|bref|en fait|du coup|franchement|maintenant),? )+/iu, ''),
    speaker,
  )
  const turned = spelt && toThem(spelt, speaker.whom)
  return turned && !isHarsh(turned.replace(OWNED_UP_TO, '')) ? turned : null
}

/** Hard to hear of oneself from another; one’s own to say. */
const OWNED_UP_TO = /(?<=^je suis (?:un peu |très |trop |vraiment )?)jalou(?:x|se)|(?<=j’ai )honte/giu

function speltBy(words: string, { mayBeTrusted }: Speaker): string | null {
  return mended(words) ?? (mayBeTrusted && !isMisspelt(words) ? words : null)
}

/** The first that was told of somebody else, and what they fear behind it. */
function newsIn(clauses: readonly string[], speaker: Speaker): string | null {
  const fit = clauses.filter((clause) => clause.split(' ').length <= LONGEST_WORDS && !isHarsh(clause))
  const news = fit.find((clause) => OF_SOMEBODY.test(clause))
  const suspected = fit.find((clause) => SUSPECTS.test(clause))?.split(/ mais | et /u)[0]
  const told = [news, suspected].flatMap((clause) => (clause && speltBy(clause, speaker)) || [])
  return news && told.length > 0 ? told.map(capitalised).join('. ') : null
}

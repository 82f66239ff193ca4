import { medicines } from '../../reading/medicine-names.ts'
import type { FixedAnswer } from '../fixed-answer.ts'
import { near } from '../near.ts'

const medicine = `(?:${medicines}|traitement|dose|doses|dosage|millepertuis|cbd|melatonine)`

const disorder =
  '(?:depressi\\w*|depression|burn ?out|bipolaire|borderline|schizo\\w*|tdah|autis\\w*|toc|hpi|parano\\w*|anorexi\\w*|boulimi\\w*|pervers\\w* narcissique)'
const yourView =
  '(?:ai je|suis je|est ce que j ai|est ce que je suis|vous confirmez|d apres vous|selon vous|vous pensez que|(?:est ce|c est) (?:un|une|de la|du)|coche\\w*|symptomes)'
/** Asked about a medicine that one takes. */
const matter =
  '(?:doubl\\w+|deux fois|augment\\w+|diminu\\w+|baiss\\w+|redui\\w+|arret\\w+|stopp\\w+|cess\\w+|repren\\w+|(?:prends?|pris) plus|saut(?:e|er|ee)|oubli\\w+|chang\\w+|melang\\w+|prendre plus|plus (?:de|d)|(?:mise?|passee?) sous|sans ordonnance|alcool|effets?|dangereux|accro|dependan\\w+|addict\\w+|gross\\w+|sevrage|vertiges|marche)'

const drug =
  '(?:je (?:bois|fume|sniffe)|(?:de )?(?:boire|fumer)|alcool|vin|bouteilles?|litres?|verres|bieres?|whisky|vodka|pastis|cannabis|shit|joints?|petards?|beuh|weed|coke|cocaine|drogues?)'

/** Questions for a doctor, and a few that need a plain yes or no. */
export const health: readonly FixedAnswer[] = [
  {
    id: 'gay',
    asks: [
      / (?:homo\w*|gay|lesbienne|bi|bisexuel\w*|pede|aime(?:r|s)? (?:les|des|un|une) (?:garcons?|filles?|hommes?|femmes?)|attiree? par les (?:garcons|filles|hommes|femmes)|trans\w*) (?:\w+ ){0,8}(?:maladie|malade|normale?|anormale?|grave|guerir|soigner|peche) /,
      / (?:maladie|anormal|normal|guerit|se soigne) (?:\w+ ){0,6}(?:homo\w*|gay|lesbienne|bisexuel\w*|trans\w*) /,
    ],
    says: 'Non. Aimer quelqu’un du même sexe, ou ne pas se reconnaître dans son genre de naissance, n’est pas une maladie et ne se « soigne » pas. Ce qui fait mal, c’est le rejet des autres. Voulez-vous parler de comment le dire, et à qui ?',
    choices: [
      { label: 'Comment le dire ?', to: 'flow:family' },
      { label: 'Le dire à quelqu’un ici', href: '/appointment' },
    ],
    example: 'être gay c’est une maladie ?',
  },
  {
    id: 'coming-out',
    asks: [
      / (?:je (?:lui|leur) (?:dis|annonce|parle)|(?:lui|leur) (?:dire|annoncer)|faire mon coming out) (?:\w+ ){0,6}(?:comment|que je suis|gay|homo\w*|lesbienne|bi|trans) | comment (?:\w+ ){0,4}(?:lui|leur) (?:dire|annoncer)(?: que je suis)? /,
    ],
    says: 'Vous choisissez le moment, la personne et les mots. Commencez par quelqu’un dont vous êtes à peu près sûr·e, dans un moment calme. Une phrase suffit : « Je voudrais te dire quelque chose d’important pour moi. » On peut aussi l’écrire. Si vous craignez la réaction chez vous, prévoyez d’abord un endroit où aller.',
    choices: [
      { label: 'L’écrire d’abord', to: 'flow:unsent-letter' },
      { label: 'J’ai peur de la réaction', to: 'flow:family' },
    ],
    example: 'je lui dis comment ?',
  },
  {
    id: 'medicine-change',
    asks: [near(medicine, matter, 6)],
    says: 'Pour un médicament, sa dose ou son arrêt, seuls le médecin qui l’a prescrit ou un pharmacien peuvent répondre : un appel à la pharmacie suffit souvent, même aujourd’hui. N’arrêtez et n’augmentez rien avant. Si vous en avez pris trop, ou si vous vous sentez mal, c’est le 15.',
    choices: [{ label: 'J’en ai pris trop', to: 'flow:overdose' }],
    example: 'puis-je doubler ma sertraline ?',
  },
  {
    id: 'medicine-advice',
    asks: [
      new RegExp(
        ` (?:quel|quels|quelle|un|conseille\\w*|prescri\\w+|il me faut|besoin d un) (?:\\w+ ){0,3}${medicine} (?:\\w+ ){0,5}(?:pour|contre|prendre|dormir|angoisse|stress|calmer)`,
      ),
      new RegExp(
        ` (?:devrais|peux|dois|vais|faut il) (?:\\w+ ){0,2}prendre (?:un|une|des|du|le|mes|son|sa) (?:\\w+ )?${medicine} `,
      ),
      new RegExp(` prescri\\w+ moi | (?:quelle|une) dose (?:de |d )${medicine} `),
      / (?:doubler|augmenter|diminuer|reduire) (?:toute? seule?|sans) /,
      // Any question beside a medicine.
      new RegExp(` (?:est ce que|faut il|puis je|je peux|peut on|dois je) (?:[\\w.]+ ){0,8}${medicine} `),
      new RegExp(` ${medicine} (?:[\\w.]+ ){0,4}(?:est ce que|je peux|puis je|peut on) `),
    ],
    says: 'C’est à un médecin d’en décider avec vous, et un pharmacien répond sans rendez-vous. Si vous en avez pris trop, c’est le 15. Beaucoup d’autres choses aident aussi.',
    choices: [
      { label: 'J’en ai pris trop', to: 'flow:overdose' },
      { label: 'Souffler un moment', to: 'exercises' },
      { label: 'Les 12 sujets', to: 'topics' },
    ],
    example: 'quel médicament prendre pour dormir ?',
  },
  {
    id: 'diagnosis',
    asks: [
      / (?:(?:est ce que )?(?:je suis|j ai|je fais|suis je|ai je|c est|serais je|aurais je)) (?:\w+ ){0,3}(?:depressi\w*|depression|burn out|burnout|bipolaire|borderline|schizo\w*|tdah|autiste|toc|hpi|pervers narcissique|parano\w*|malade mental\w*|anorexi\w*|boulimi\w*|fou|folle) (?:\. |ou )?$/,
      / (?:diagnosti\w+|quelle maladie (?:j ai|ai je)) /,
      near(disorder, yourView, 8),
      / (?:d apres|selon) vous j ai quoi /,
    ],
    says: 'Je ne peux pas poser de diagnostic, et un nom trouvé seul aide rarement. Un médecin ou un psychologue peut regarder cela avec vous. Ce que je peux faire, c’est vous aider à dire ce que vous vivez.',
    choices: [
      { label: 'Les 12 sujets', to: 'topics' },
      { label: 'Voir les consultations', href: '/appointment' },
    ],
    example: 'est-ce que je suis bipolaire ?',
  },
  {
    id: 'not-silly',
    asks: [
      / (?:c est|je suis|suis je) (?:\w+ )?(?:bizarre|pathetique|ridicule|bete|idiote?|stupide|debile|nulle?) (?:non |hein |de \w+ (?:\w+ ){0,6}|d \w+ (?:\w+ ){0,6}|vous trouvez )?(?:\. )?$/,
    ],
    isOrdinaryOnly: true,
    says: 'Non, ce n’est ni bête ni bizarre. Il n’y a pas de bonne façon de réagir : pleurer, ne pas pleurer, garder un objet, tourner en rond, tout cela arrive aux gens quand c’est dur. Vous pouvez continuer, je lis tout.',
    choices: [
      { label: 'Les 12 sujets', to: 'topics' },
      { label: 'Souffler un moment', to: 'exercises' },
    ],
    example: 'je n’ai pas pleuré, c’est bizarre non ?',
  },
  {
    id: 'normal',
    asks: [
      / (?:c est|est ce|est ce que c est|ca te parait|ca vous parait) (?:\w+ )?normal (?:\w+ ){0,12}(?:\. )?$/,
      / (?:suis je|je suis) (?:\w+ )?normale? (?:\. )?$/,
    ],
    says: 'Beaucoup de gens se posent cette question, et la plupart de ce qu’on ressent dans un moment difficile est humain. Ce qui compte : est-ce que cela vous fait souffrir, dure, ou vous empêche de vivre ? Si oui, en parler à quelqu’un aide, même si c’est « normal ».',
    choices: [
      { label: 'Oui, ça me fait souffrir', to: 'topics' },
      { label: 'Voir les consultations', href: '/appointment' },
    ],
    example: 'c’est normal de pleurer tous les jours ?',
  },
  {
    id: 'purging',
    asks: [
      / (?:vomir|laxatifs?|jeune|jeuner) (?:\w+ ){0,6}(?:dangereux|grave|risque|risques) | (?:dangereux|grave|risques?) (?:\w+ ){0,6}(?:vomir|laxatifs?|jeuner) /,
    ],
    says: 'Oui, c’est dangereux : le cœur, les dents, l’estomac en souffrent, parfois sans prévenir. Et cela se soigne. La ligne Anorexie Boulimie Info écoute au 0 810 037 037, et un médecin peut vérifier que votre corps tient.',
    choices: [
      { label: 'En parler ici', to: 'flow:eating-distress' },
      { label: 'J’ai des malaises', to: 'flow:medical' },
    ],
    example: 'se faire vomir c’est dangereux ?',
  },
  {
    id: 'first-panic',
    asks: [
      / (?:crise|attaque) (?:de panique|d angoisse) (?:\w+ ){0,4}(?:dangereu\w+|mortelle?|mourir|crise cardiaque|folle?|fou) /,
    ],
    says: 'Une crise d’angoisse n’est pas dangereuse et ne rend pas fou, même si elle donne l’impression de mourir. Si c’est la première fois, ou si une douleur serre la poitrine : le 15 pour vérifier.',
    choices: [
      { label: 'Je panique, là', to: 'flow:panic' },
      { label: 'Angoisse et panique', to: 'flow:anxiety' },
    ],
    example: 'une crise de panique c’est dangereux ?',
  },
  {
    id: 'alcohol-drugs',
    asks: [
      / (?:je (?:bois|fume|prends|sniffe) (?:trop|beaucoup)|addict\w* (?:a|au|aux)|je bois pour) /,
      near(
        drug,
        '(?:trop|beaucoup|tous les (?:jours|soirs|matins)|chaque (?:jour|soir|matin)|par jour|arreter|diminuer|dependan\\w+|accro)',
        5,
      ),
    ],
    says: 'Merci d’en parler. Pour l’alcool ou les drogues, Drogues Info Service répond au 0 800 23 13 13, gratuitement et sans juger. Si vous buvez tous les jours, n’arrêtez pas d’un coup sans un médecin : le corps peut réagir fort.',
    choices: [
      { label: 'Je tremble, je ne me sens pas bien', to: 'flow:medical' },
      { label: 'Ce qui pèse derrière', to: 'topics' },
    ],
    example: 'je bois trop depuis mon divorce',
  },
  {
    id: 'pregnancy',
    asks: [
      / (?:je suis|suis) (?:peut etre )?enceinte (?:\w+ ){0,8}(?:que faire|avorter|ivg|garder|peur|paniqu\w+) | (?:ivg|avorter|avortement) /,
    ],
    says: 'C’est à vous de décider, sans pression. Le numéro national répond sur la contraception et l’IVG, un centre de santé sexuelle reçoit gratuitement, même sans l’accord des parents. Les délais comptent : appelez vite, quel que soit votre choix.',
    choices: [
      { label: 'M’aider à décider', to: 'flow:decision' },
      { label: 'Parler à une personne', href: '/appointment' },
    ],
    example: 'je suis enceinte, je panique, que faire',
  },
]

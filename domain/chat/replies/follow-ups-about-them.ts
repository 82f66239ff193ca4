import type { FollowUp } from './follow-up.ts'

/** What somebody says who fears for the life of another. */
export const followUpsAboutThem: readonly FollowUp[] = [
  {
    id: 'promesse-de-silence',
    patterns: ['(promis|promettre|juré|jurer|secret)', '(rien|pas) (dire|en parler)', 'ne (rien|pas) dire'],
    answers: [
      'Une promesse de silence ne tient pas devant un danger de mort : en parler, c’est protéger.',
      'Vous pouvez rompre ce secret sans trahir : il s’agit de sa vie.',
    ],
  },
  {
    id: 'peur-de-fâcher',
    patterns: ["(détester|m'en vouloir|m'en veuille|m'en voudra|fâch*|colère|pardonner*|trahi*)"],
    answers: [
      'Cette personne sera peut-être en colère, et vivante. Une amitié se répare.',
      'Sa colère passera ; le plus urgent est que quelqu’un soit là.',
    ],
  },
  {
    id: 'qui-appeler',
    patterns: [
      "(j'appelle|appeler|je dois appeler|on appelle) (qui|quoi)",
      '(je|on) (fais|fait) quoi',
      '(que|quoi) faire',
      'comment (je fais|faire|lui parler|réagir)',
    ],
    answers: [
      'D’abord les secours si le danger est là, en disant où se trouve la personne ; ensuite un proche qui habite tout près.',
      'Restez en lien, posez-lui la question franchement, et ne portez pas cela sans personne.',
    ],
  },
  {
    id: 'y-va',
    patterns: [
      "(j'y|on y) (vais|va|fonce)",
      '(suis|je suis) (en route|devant|chez elle|chez lui|avec elle|avec lui)',
      'je pars le (voir|rejoindre)',
    ],
    answers: [
      'Allez-y à plusieurs si possible, et gardez les secours en ligne.',
      'Votre présence compte. Éloignez ce qui est dangereux, et restez jusqu’à ce que quelqu’un prenne le relais.',
    ],
  },
  {
    id: 'loin',
    patterns: ['(loin|km|kilomètres|étranger)', 'habite à'],
    answers: [
      'Même de loin, les secours peuvent aller vers cette personne : donnez son adresse, ou ce que vous en savez.',
    ],
  },
  {
    id: 'sans-réponse',
    patterns: ['(répond|répondent|décroche) (plus|pas)', 'injoignable'],
    answers: ['Sans réponse, n’attendez pas : les secours peuvent vérifier sur place.'],
  },
  {
    id: 'ma-faute',
    patterns: ['ma faute', "j'aurais (dû|pu)", 'coupable'],
    answers: ['Vous n’êtes pas responsable de ce que cette personne ressent. Vous êtes là, et cela compte.'],
  },
]

import type { Mould } from './mould.ts'

/** For somebody who is silent, sad or unwell: what was told of it is enough. */
export const mouldsForOccasions: readonly Mould[] = [
  {
    id: 'thanks that were never said',
    of: [],
    isOfLate: true,
    patterns: [
      '(jamais|pas) [assez|encore|vraiment|su|pu] (dit merci|remercié*|dire merci|remercier)',
      '(comment|quoi|dire|voudrais|aimerais) .. (merci|remercier) & ! (lettre|motivation|entretien)',
    ],
    tu: [
      'Je ne te le dis pas assez, alors je le dis : merci, pour tout ce que tu fais et que je ne voyais pas.',
      'Merci. Je ne te le dis pas assez.',
    ],
    vous: [
      'Je ne vous le dis pas assez, alors je le dis : merci, pour tout ce que vous faites et que je ne voyais pas.',
      'Merci. Je ne vous le dis pas assez.',
    ],
    after: 'Avec un exemple précis, d’hier ou d’il y a longtemps : c’est lui qui touche.',
  },
  {
    id: 'an apology to be answered',
    of: [],
    isChild: false,
    isClose: true,
    patterns: ['(écrit|envoyé|envoie|sms|message|texto|dit) ... (désolé*|pardon|s excuse*|m excuse)'],
    tu: [
      'Merci pour ton message, il compte. J’aurais aimé que cela se passe autrement ; on en parle quand tu veux.',
      'Merci de me l’avoir écrit. On en parle bientôt ?',
    ],
    vous: [
      'Merci pour votre message, il compte. J’aurais aimé que cela se passe autrement ; nous pouvons en parler quand vous voulez.',
      'Merci de me l’avoir écrit. Pouvons-nous en parler bientôt ?',
    ],
    after: 'Rien n’oblige à répondre aujourd’hui ; une phrase suffit, sans refaire l’histoire.',
  },
  {
    id: 'words that are regretted',
    isOfPardon: true,
    of: [],
    patterns: [
      "(regrette|regretter|m'en veux|m'excuser|pardon|réparer|me rattraper) & (dit|crié|mots|paroles|phrase|méchanceté*|insulté*) & ! (rien à réparer|rien dit)",
      "(dit|crié|mots|paroles) ... (regrette|m'en veux)",
    ],
    tu: [
      'Ce que j’ai dit, je le regrette, et tu ne le méritais pas. Pardon.',
      'Je te demande pardon pour ce que j’ai dit.',
    ],
    vous: [
      'Ce que j’ai dit, je le regrette, et vous ne le méritiez pas. Pardon.',
      'Je vous demande pardon pour ce que j’ai dit.',
    ],
    after: 'Sans « mais » derrière, et en laissant à l’autre le temps de répondre.',
  },
  {
    id: 'somebody whose memory fails, and who asks for the dead',
    of: [],
    isChild: false,
    patterns: [
      '(demande|réclame|cherche|appelle) .. (père|mère|mari|femme|papa|maman|frère|soeur) .. (mort|morte|décéd*)',
    ],
    tu: ['Tu penses à quelqu’un qui te manque. Raconte-moi.', 'Je suis là. Parle-moi de vous deux.'],
    vous: ['Vous pensez à quelqu’un qui vous manque. Racontez-moi.', 'Je suis là. Parlez-moi de vous deux.'],
    after: 'Répondez au manque plutôt qu’à la question : il n’est pas utile de redire la mort chaque fois.',
  },
  {
    id: 'somebody at the end of life',
    of: [],
    isChild: false,
    patterns: ['(soins palliatifs|palliatif*|fin de vie|pour la dernière fois|derniers jours|mourant*|condamné*)'],
    tu: ['Je suis là. Je pense à tout ce qu’on a vécu, et je voulais te dire merci.', 'Je suis là, à côté de toi.'],
    vous: [
      'Je suis là. Je pense à tout ce que nous avons vécu, et je voulais vous dire merci.',
      'Je suis là, à côté de vous.',
    ],
    after: 'Une main tenue et un silence suffisent aussi : rien n’est obligé d’être dit.',
  },
  {
    id: 'a child who is sad',
    of: [],
    isChild: true,
    patterns: [
      '(fille|fils|petit|petite|enfant*|il|elle) .. (pleure|est triste|est malheureu*|a peur|angoisse|se fait moquer|est déçu*) & ! (je pleure|harcel*)',
      '(ne veut plus|veut plus) jouer avec (elle|lui)',
    ],
    tu: [
      'Je vois que tu as de la peine, et c’est normal d’en avoir. Je suis là. Tu me racontes, ou on reste juste un moment ensemble ?',
      'C’est dur, et je suis là.',
    ],
    vous: ['Je vois que vous avez de la peine, et c’est normal d’en avoir. Je suis là.', 'C’est dur, et je suis là.'],
    after: 'D’abord la peine, ensuite seulement les solutions : elles se cherchent à deux.',
  },
  {
    id: 'somebody who is unwell',
    of: [],
    patterns: [
      '(amie|ami|pote|copine|copain|soeur|frère|mère|père|fille|fils|collègue|elle|il) .. (va [très|trop|vraiment] mal|va pas bien|ne va pas bien|va pas fort|a perdu (son|sa)|traverse|déprime|souffre|est (très|trop) (triste|mal))',
      '(ami|amie|pote|copain|copine|frère|soeur|collègue) .. (vient de se faire|s est fait|se est fait) (larguer|quitter|virer|licencier|tromper)',
      '(il|elle) [*] pleure [*] [*] [*] & quoi (lui|leur) dire',
    ],
    tu: [
      'Je pense à toi. Je ne sais pas quoi dire, mais je suis là. Tu préfères en parler, ou juste qu’on passe un moment ?',
      'Je pense à toi, et je suis là.',
    ],
    vous: ['Je pense à vous. Je ne sais pas quoi dire, mais je suis là, si vous voulez en parler.', 'Je pense à vous.'],
    after: 'Pas de conseil ni de « ça va aller » : une présence, redite deux ou trois jours plus tard.',
  },
  {
    id: 'a child behind a door',
    of: [],
    isChild: true,
    patterns: [
      '(me répond pas|répond plus|me parle plus|me parle pas|ne me parle|se ferme|enfermé*|mutique|se tait|dans sa chambre|se confie pas|boude|(le|juste le) silence) & ! (parle plus que|parle que)',
      '(porte|toque) & (répond pas|répond plus|travers|fermée|chambre)',
    ],
    tu: [
      'Je suis là, pas loin. Tu n’as pas besoin de parler. Quand tu voudras, ma porte est ouverte.',
      'Je pense à toi. Je suis là.',
      'Tu n’as rien à dire. Je voulais juste te souhaiter une bonne soirée. Je t’aime.',
    ],
    vous: [
      'Je suis là, pas loin. Vous n’avez pas besoin de parler. Quand vous voudrez, ma porte est ouverte.',
      'Je pense à vous. Je suis là.',
    ],
    after: 'Puis repartez sans attendre de réponse ; à redire un autre jour, avec les mêmes mots.',
  },
  {
    id: 'somebody who is silent',
    of: [],
    isChild: false,
    patterns: [
      '(répond pas|répond plus|parle plus|donne plus de nouvelles|plus de nouvelles|silence|ghost*|m évite|éloign*|perdu* de vue|reprendre contact|renouer|se voit plus) & ! (parle plus que|parle que)',
    ],
    tu: [
      'Je pense à toi, et tu me manques. Tu n’as pas à répondre tout de suite ; quand tu voudras, je suis là.',
      'Je pense à toi. Un café, quand tu veux ?',
    ],
    vous: [
      'Je pense à vous, et vous me manquez. Vous n’avez pas à répondre tout de suite ; quand vous voudrez, je suis là.',
      'Je pense à vous. On se voit, quand vous voulez ?',
    ],
    after: 'Un seul message, puis laissez venir.',
  },
]

/** Where nothing was told that could be said: true for everybody, and what they want to be heard is asked. */
export const plainWords = {
  tu: [
    'Je voudrais te parler de quelque chose qui compte pour moi. Tu as un moment ?',
    'Ce n’est pas facile à dire, alors je commence simplement. Tu veux bien m’écouter jusqu’au bout ?',
  ],
  vous: [
    'Je voudrais vous parler de quelque chose qui compte pour moi. Auriez-vous un moment ?',
    'Ce n’est pas facile à dire, alors je commence simplement. Voulez-vous bien m’écouter jusqu’au bout ?',
  ],
  child: [
    'Je t’aime, et je suis là. Tu peux tout me dire, aujourd’hui ou plus tard.',
    'Tu comptes pour moi, et rien n’y changera.',
  ],
} as const

/** Nobody is given words for somebody who died: how people say them is told. */
export const wordsToTheDead: readonly string[] = [
  'Ce qui n’a pas été dit peut encore l’être : tout haut, devant une photo, ou dans une lettre que vous gardez. Commencez par son prénom, puis par la phrase qui vous manque le plus.',
]

/** What they want to avoid, and what helps against it. */
export const manners: readonly { patterns: readonly string[]; words: string }[] = [
  {
    patterns: [
      "sans (qu'elle|qu'il|qu'ils|le|la|les|lui|leur|que ma|que mon) * & (pleure*|blesser|vexer|peine|mal|décevoir|choquer|fâcher|crise|braquer)",
    ],
    words: 'Si cela fait de la peine quand même, ce n’est pas un échec : restez là, et laissez venir.',
  },
  {
    patterns: ["sans (m'énerver|que ça|crier|pleurer|que cela|me disputer|m'emporter|dispute|cris)"],
    words: 'À froid, et un seul sujet ; si le ton monte, « on en reparle demain » suffit.',
  },
  {
    patterns: ["sans (passer pour|avoir l'air|mendier|culpabiliser|honte|avoir honte|me justifier|paraître)"],
    words: 'Dite simplement, sans s’excuser d’avance, cette phrase s’entend bien.',
  },
]

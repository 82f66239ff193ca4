import type { FollowUp } from './follow-up.ts'
import { followUpsOfTheShame } from './follow-ups-before-a-gesture.ts'

/** What parents of a baby that cries say and ask, who are afraid of what they could do. A baby that is shaken may die of it: nothing here makes that small. */
export const followUpsOfCrying: readonly FollowUp[] = [
  ...followUpsOfTheShame,
  {
    id: 'bébé-secoué',
    namesLine: true,
    patterns: [
      "(l'ai|je l'ai|ai) [un peu|encore|déjà|fort|trop] (secoué*|jeté*|lâché*|cogné*|frappé*|tapé*)",
      '(ai|avons) (secoué|frappé|tapé|jeté) .. (bébé|fils|fille|petit*)',
    ],
    answers: [
      'Un bébé qui a été secoué ou cogné doit être vu maintenant, même s’il a l’air d’aller bien : le 15 ou le 112, en disant exactement ce qui s’est passé. Le dire est ce qui le protège.',
    ],
  },
  {
    id: 'bébé-posé-fort',
    namesLine: true,
    patterns: [
      "(l'ai|ai|reposé*|posé*) .. (posé*|reposé*|mis|mise|couché*) [un peu|trop|assez|vraiment|super] (fort|brusquement|violemment|brutalement|sèchement)",
      "(l'ai|je l'ai) [un peu|trop|encore] (serré*|attrapé*|empoigné*|pincé*|bousculé*)",
    ],
    answers: [
      'Demandez au 15 s’il faut voir votre bébé, en disant exactement le geste ; s’il est mou, vomit, dort anormalement ou pleure autrement que d’habitude, c’est tout de suite. Maintenant qu’il est dans son lit, laissez-l’y, sur le dos, et sortez : quelqu’un d’autre doit prendre le relais.',
    ],
    isQuiet: true,
  },
  {
    id: 'sortir-quelques-minutes',
    namesLine: true,
    isQuiet: true,
    patterns: [
      '(peux|puis|droit|dois|devrais|possible|permis|grave|mal|dangereux|risque) [*] [*] [*] [*] (sortir|quitter|éloigner|isoler|fermer la porte|laisser|laisse|aller (dehors|dans|sur|souffler)|souffler|prendre une pause) & ! (hôpital|urgences|maternité|travail|boulot|soirée)',
      '(sors|sortir|laisse|laisser) .. (chambre|pièce|lit|pleurer|minutes) .. (oui ou non|ou pas|ou non)',
    ],
    answers: [
      'Oui. Sur le dos, dans son lit, rien autour, porte fermée : votre bébé peut pleurer quelques minutes sans danger. Restez tout près, soufflez, et n’y retournez que quand vos mains ne tremblent plus. Si la peur du geste reste : le 119 écoute les parents, le 15 si elle déborde.',
      'Oui, vous pouvez sortir de la chambre. Pleurer dans son lit ne lui fait pas de mal ; être secoué, si. Cinq ou dix minutes, la porte fermée, et quelqu’un au téléphone : un proche, ou le 119.',
      'Oui : sortir est le bon geste. Votre bébé dans son lit, sur le dos, vous de l’autre côté de la porte, le temps de redescendre. Le 119 peut vous parler pendant ce temps.',
    ],
  },
  {
    id: 'que-faire-avec-ce-bébé',
    namesLine: true,
    patterns: [
      '(fais|fait|faire) quoi',
      '(que|quoi) faire',
      'comment (je fais|faire)',
      '^ [s il vous plait] (aidez moi|aide moi|au secours)',
      '(aidez|aide) moi',
    ],
    answers: [
      'Là, maintenant : votre bébé dans son lit, sur le dos, rien autour. Vous sortez, vous fermez la porte, vous soufflez ; ne le reprenez pas tant que vous tremblez. Puis un appel : quelqu’un qui vienne, ou le 119, qui écoute les parents ; le 15 si un geste est parti ou va partir.',
      'Une seule chose à la fois : votre bébé couché sur le dos, la porte fermée, de l’eau froide sur vos mains. Ensuite un appel, à un proche qui peut venir ou au 119 ; le 15 si vous sentez que le geste va partir.',
    ],
    isQuiet: true,
  },
  {
    id: 'peur-de-secouer',
    patterns: [
      '(peur|crains|flippe|envie|failli|pourrais|capable|que je) ... (secoue*|frappe*|tape*|gifle*|cogne*|mal|faire)',
    ],
    answers: [
      'Vous le dites avant le geste, et c’est ce qui protège votre bébé. Dès que cela monte : posez votre bébé sur le dos, dans son lit, rien autour ; sortez de la chambre, fermez la porte, et restez dehors quelques minutes, même si les pleurs continuent.',
      'C’est bien de vos gestes à vous que vous avez peur, et personne ne vous accuse. Votre bébé dans son lit, sur le dos, une porte entre vous le temps que cela redescende : c’est cela, le geste qui protège.',
    ],
  },
  {
    id: 'bébé-sans-dormir',
    patterns: [
      '(pas|plus|jamais|rien|peu) [de] (dormi|dors|dormir|fermé l oeil|sommeil)',
      '(dors|dormi) (pas|plus|que|rien|deux heures|trois heures)',
    ],
    answers: [
      'Sans sommeil, n’importe qui perd la main sur ses gestes : dormir est ici une protection pour votre bébé. Dites à un proche, à la PMI ou à votre médecin : « Je n’ai pas dormi, j’ai peur de craquer, il me faut un relais aujourd’hui. »',
    ],
    questions: ['Qui pourrait prendre votre bébé, le temps d’une sieste ?'],
  },
  {
    id: 'bébé-couché',
    patterns: ['(dans son lit|couché*|posé*|fermé la porte|suis sorti*|suis dehors|autre pièce|je suis sur le balcon)'],
    answers: [
      'C’est le bon geste : dans son lit, sur le dos, il ne risque rien le temps que vous souffliez. Dix minutes dehors, de l’eau sur le visage, et quelqu’un au téléphone.',
    ],
    questions: ['Qui pouvez-vous appeler, là, pendant qu’il est dans son lit ?'],
  },
  {
    id: 'bébé-qui-pleure',
    patterns: [
      '(laisse*|laisser) .. pleurer',
      '(pleure*|hurle*|crie*) .. (quoi|combien|longtemps|danger*|grave|arrive|arrête*|calmer)',
      '(comment|quoi faire) .. (calmer|pleure*|hurle*|taise)',
    ],
    answers: [
      'Pleurer quelques minutes dans son lit ne met pas un bébé en danger ; être secoué, si. Couchez-le sur le dos, sortez de la pièce, revenez quand vous êtes plus calme. S’il pleure d’une façon inhabituelle ou a de la fièvre, un médecin.',
    ],
    questions: ['Qui pourrait venir prendre le relais une heure ?'],
  },
  {
    id: 'des-heures-de-pleurs',
    patterns: [
      '(pleure*|hurle*|crie*|braille) .. (depuis|sans arrêt|non stop|toute la|heures|toujours)',
      '(suis|à) bout',
      '(peux|supporte|tiens) plus',
      '(craque*|craquer|péter un câble|exploser)',
    ],
    answers: [
      'Des heures de pleurs mènent n’importe qui à bout. Posez votre bébé sur le dos, dans son lit, fermez la porte et sortez quelques minutes ; puis appelez quelqu’un qui peut venir, ou le 119, qui écoute les parents.',
    ],
    questions: ['Qui pourrait venir, même une heure ?'],
  },
  {
    id: 'bébé-endormi',
    isReassuring: true,
    patterns: ["(s'est endormi*|dort enfin|il dort|elle dort|s'est calmé*|ça va mieux)"],
    answers: [
      'Vous avez tenu jusqu’à ce qu’il s’apaise, sans le toucher dans la colère : c’est cela qui protège. Dormez aussi, si vous le pouvez.',
    ],
    questions: ['Qui peut prendre la prochaine nuit, ou une partie ?'],
  },
  {
    id: 'mauvaise-mère',
    patterns: ['(mauvaise mère|mauvais père|mauvais parent|monstre|indigne|honte|folle|fou)'],
    answers: [
      'Non. Des heures de cris et sans sommeil mènent n’importe qui à bout ; ce qui compte, c’est d’en parler avant, et vous le faites. La sage-femme, la PMI ou votre médecin peut vous aider dès cette semaine.',
    ],
    questions: ['Depuis quand dormez-vous si peu ?'],
  },
  {
    id: 'parler-d-un-bébé-qui-pleure',
    patterns: [
      '(à qui|qui) .. (parler|parle|dire|appeler|aider)',
      '(devrais|dois|faut|faudrait|peux) [*] [*] (parler|dire|raconter) [*] [*] (quelque un|médecin|psy*|pmi|sage-femme|pédiatre)',
      '(y a|existe|il y a) .. (aide*|ligne|numéro|quelque un)',
    ],
    answers: [
      'La PMI de votre secteur, gratuite, la sage-femme ou votre médecin ; à toute heure, le 119 écoute aussi les parents à bout, sans juger. En parler n’est pas perdre son bébé : on cherche d’abord à vous soutenir.',
    ],
    questions: ['Lequel pourriez-vous appeler demain ?'],
  },
  {
    id: 'personne-avec-le-bébé',
    namesLine: true,
    patterns: [
      '^ [non|ben|bah|euh|y a|il y a|j ai] personne',
      '(suis|reste) [*] [*] (seul|seule)',
      '^ [non|oui|je suis|là] (tout seul|toute seule|seul|seule)',
      '(père|mari|conjoint*|compagn*|copain) .. (parti|travaille|absent|loin|pas là|nuit)',
    ],
    answers: [
      'Sans personne, il vous faut une voix : le 119, gratuit, à toute heure, écoute les parents à bout ; une voisine peut aussi venir dix minutes. Votre bébé reste dans son lit, sur le dos, le temps de l’appel.',
    ],
    isQuiet: true,
  },
  {
    id: 'quelqu-un-rentre',
    patterns: [
      '(mari|conjoint*|compagn*|copain|copine|femme|père|mère|mamie|soeur) .. (rentre*|arrive|vient|revient|là à)',
    ],
    answers: [
      'Appelez cette personne sans attendre son retour : « Je n’en peux plus, rentre plus tôt. » D’ici là, votre bébé dans son lit, et vous de l’autre côté de la porte dès que cela monte.',
    ],
  },
]

import { isOfTheirThreat, type TurningPoint, wasSaid } from './turning-point.ts'

const KILLS =
  '(descends|bute|butte|plante|flingue|tue|fume|abats|poignarde|égorge|saigne|crève|étripe|dézingue|liquide)'
const TO_KILL =
  '(descendre|buter|butter|planter|flinguer|tuer|fumer|abattre|poignarder|égorger|saigner|crever|étriper|dézinguer|liquider)'
const ARM =
  '(carabine|fusil|arme|pistolet|flingue|calibre|revolver|couteau*|lame|machette|hache|batte|marteau|cutter|cartouche*)'
const WHEN_AND_WHERE =
  "(demain|ce soir|cette nuit|tout à l'heure|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|midi|h|heures|l'attends|les attends|l'attendre|parking|sortie|devant|chez lui|chez elle|bureau|j'y vais|je y vais|je pars)"
const GIVEN_AWAY = '(donné*|confié*|rendu*|posé*|jeté*|rangé*|laissé*|remis*|déposé*)'

export const KILL_ANNOUNCED = 'kill-announced'

/** Whoever told of somebody they mean to kill, how or when: said of their own end too, « ma décision est prise » is of both. */
const hasAnnounced: TurningPoint['isOf'] = (state) =>
  wasSaid(state, KILL_ANNOUNCED) &&
  (isOfTheirThreat(state) || (state.risk.level === 'crise' && state.risk.situation !== 'attempt'))

/** Somebody is to be killed, with a weapon or at an hour: not to go there, the weapon in other hands, and those who help. */
export const killAnnounced: readonly TurningPoint[] = [
  {
    id: KILL_ANNOUNCED,
    isOf: isOfTheirThreat,
    isImmediate: true,
    patterns: [
      `je (le|la|les) ${KILLS} & ! si`,
      'je lui (tire dessus|mets une balle|colle une balle|plante *)',
      `(vais|veux|compte|j'irai|irai|faut que je|prêt* à|décidé de) [aller] (le|la|les) ${TO_KILL}`,
      `(vais|veux|compte) (lui|leur) (tirer dessus|mettre une balle|planter *|loger une balle)`,
      `(vais|veux|compte) ${TO_KILL} (mon|ma|ce|cet|cette|le|la)`,
    ],
    beside: [ARM, WHEN_AND_WHERE],
    answers: [
      'N’y allez pas. Ce geste ne se défait plus, ni pour cette personne ni pour vous. Mettez {chose} hors de votre portée maintenant, chez quelqu’un qui la garde, et appelez le 15, qui peut vous aider tout de suite ; si vous sentez que vous allez partir, c’est le 17 ou le 112.',
      'N’y allez pas. Ce geste ne se défait plus, ni pour cette personne ni pour vous. Restez loin d’elle, avec quelqu’un, sans rien sur vous qui puisse blesser. Le 15 peut vous aider tout de suite ; si vous sentez que vous allez partir, c’est le 17 ou le 112.',
      'Je vous le redis : n’y allez pas. Appelez maintenant le 15, ou le 17 si c’est plus fort que vous, et dites-le avec vos mots : « J’ai peur de tuer quelqu’un, aidez-moi à m’arrêter. »',
    ],
    questions: ['Qui peut venir près de vous dans l’heure ?'],
  },
  {
    id: 'kill-given-up',
    isOf: hasAnnounced,
    patterns: [
      `${GIVEN_AWAY} [*] [*] (${ARM}|à|chez)`,
      '(lui|leur) ai (donné*|confié*|remis*|rendu*|laissé*)',
      '(irai|vais|ferai|y vais) (pas|plus) [le faire|$]',
      '(abandonne|renonce|laisse tomber)',
    ],
    answers: [
      'C’est le geste qui compte, et il vous protège aussi. Que cela reste loin de vous, et ne passez pas la nuit sans personne. Le 15 peut vous écouter maintenant, même sans urgence ; le 17 si l’envie d’y aller remonte.',
      'Merci de le dire. Restez avec quelqu’un, loin de cette personne, le temps que cela redescende. Le 15 vous écoute aussi pour la suite ; le 17 si l’envie d’y aller remonte.',
    ],
    questions: ['Avec qui êtes-vous, pour les heures qui viennent ?'],
  },
  {
    id: 'kill-decided',
    isOf: hasAnnounced,
    patterns: [
      '(raisonner|raisonnez|raisonne|convaincre|dissuader|changer d avis|faire changer|la morale)',
      "(c'est|ce est|tout est) [bien|tout] (réfléchi|décidé|prévu|calculé|préparé|prêt|vu)",
      '(décision|choix) .. (prise|fait|pris)',
      '(plus rien à perdre|foutu pour foutu|perdu pour perdu|rien à foutre|m en fous|m en fiche)',
      '(mérite|méritent|que ce qu il mérite|cherché|payer|paiera|paieront|bien fait)',
      '(irai|finirai|ferai) en (prison|taule)',
    ],
    answers: [
      'Votre colère a ses raisons, et je ne les discute pas. Mais n’y allez pas. Une seule chose à faire maintenant : que {chose} soit chez quelqu’un d’autre, et que vous ne passiez pas la nuit sans personne. Le 15 répond tout de suite ; si vous vous sentez partir, le 17 ou le 112.',
      'Votre colère a ses raisons, et je ne les discute pas. Mais n’y allez pas, et ne passez pas la nuit sans personne. Le 15 répond tout de suite ; si vous vous sentez partir, le 17 ou le 112.',
      'Même réfléchi, cela peut encore s’arrêter, et c’est vous qui le pouvez. N’y allez pas : appelez le 15, ou le 17, et restez en ligne.',
    ],
    questions: ['Qui pourrait rester avec vous jusqu’à demain ?'],
  },
  {
    id: 'kill-and-somebody',
    isOf: hasAnnounced,
    patterns: [
      '(y a que|ya que|il y a que|à part|sauf|seul*|juste|peut être) .. {proche}',
      '{proche} ... (comprend*|comprendrait|pourrait|peut|écoute*|sait|appelé|dispo*|là|venir|confiance)',
      '(appeler|parler à|voir|dire à|prévenir) {proche}',
      '^ [oui|ben|bah] [,] {proche} $',
    ],
    answers: [
      'Appelez {proche} maintenant, avant tout le reste : « J’ai peur de faire l’irréparable. Viens, prends ce que j’ai et garde-le. » Qu’on vous enlève {chose}, et qu’on reste avec vous cette nuit. Sans réponse, le 15 ; si vous vous sentez partir, le 17 ou le 112.',
      'Appelez {proche} maintenant, avant tout le reste : « J’ai peur de faire l’irréparable. Viens, et ne me laisse pas. » Sans réponse, le 15 ; si vous vous sentez partir, le 17 ou le 112.',
    ],
    questions: ['Pouvez-vous faire cet appel tout de suite ?'],
  },
  {
    id: 'kill-still',
    isOf: hasAnnounced,
    patterns: [
      `* & ! (${GIVEN_AWAY}|irai pas|vais pas|ferai pas|abandonne|renonce|appelé|police|gendarm*|15|17|112|merci)`,
    ],
    answers: [
      'Je vous lis, et je reste sur ce que vous avez annoncé : n’y allez pas. {Chose} chez quelqu’un d’autre, maintenant, et le 15 au téléphone ; le 17 ou le 112 si vous vous sentez partir.',
      'Ce qui compte, là, c’est que vous n’y alliez pas, et que quelqu’un soit avec vous. Le 15 vous répond maintenant ; si c’est plus fort que vous, le 17 ou le 112.',
      'Rien n’est fait encore, et vous pouvez vous arrêter. Rejoignez quelqu’un, loin de cette personne, et appelez le 15 ou le 17.',
    ],
    questions: ['Où êtes-vous, et qui est le plus près de vous ?'],
  },
]

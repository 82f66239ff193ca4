import type { FollowUp } from './follow-up.ts'

const SHAKES = '(tremble*|tremblement*|transpire*|sueur*|convuls*|vois des|hallucin*|crise*|mal)'

/**
 * What people who drink every day say and ask of stopping. No quantity is ever given, and nobody is told to go on or to stop: a doctor comes
 * before the stop, and the 15 at the signs of it.
 */
export const followUpsOfWithdrawal: readonly FollowUp[] = [
  {
    id: 'sevrage-si-signes',
    patterns: [
      `(si|quand) (je|ça|j) .. ${SHAKES} & (quoi|que|faire|fais|comment|qui|appelle|appeler)`,
      `(quoi|que|comment) .. (fais|faire) .. (si|quand) .. ${SHAKES}`,
    ],
    answers: [
      'Le 15, tout de suite, sans attendre que cela passe : tremblements forts, sueurs, visions, confusion ou convulsion se soignent en urgence. Et ne restez pas sans personne ce jour-là : que quelqu’un chez vous le sache avant.',
      'Vous appelez le 15 et vous dites : « Je bois tous les jours, j’ai arrêté, et je tremble. » Ce sont ces mots-là qui les font agir vite.',
    ],
    isQuiet: true,
  },
  {
    id: 'sevrage-crise-passée',
    patterns: ['(épilep*|convuls*|delirium)', '(crise*|malaise) .. (en arrêtant|arrêt|arrêté|sevrage|alcool)'],
    answers: [
      'Alors n’arrêtez pas sans médecin : ce qui est arrivé en arrêtant peut revenir, et c’est dangereux pour vous. Appelez le vôtre dès demain et dites-lui exactement cela ; au moindre signe, tremblements forts, sueurs, visions, c’est le 15.',
      'C’est la chose la plus importante à dire au médecin, avant tout arrêt. D’ici là, ne restez pas sans personne, et le 15 au moindre signe.',
    ],
    isQuiet: true,
  },
  {
    id: 'sevrage-en-attendant',
    patterns: [
      '(en attendant|d ici là|jusque au rdv|jusque au rendez-vous|avant le rdv|avant le rendez-vous)',
      '(continue|continuer) .. (boire|bois|picoler|alcool|verre)',
      '(bois|boire) .. (quand même|encore) [alors|donc|$]',
    ],
    answers: [
      'En attendant, n’arrêtez pas d’un coup sans avis médical : c’est l’arrêt brutal qui est dangereux. Appelez votre médecin demain matin en disant que vous buvez tous les jours ; si le rendez-vous est loin, le 15 donne aussi un avis.',
      'Pas d’arrêt brutal avant d’avoir parlé à un médecin. Je ne peux pas dire combien ; un pharmacien, votre médecin ou le 15 peuvent vous répondre dès demain.',
    ],
    isQuiet: true,
  },
  {
    id: 'réduire',
    patterns: [
      '(diminuer|diminue|réduire|réduis|baisser|baisse|moins boire|boire moins|ralentir|lever le pied)',
      '(saute|sauter) (un|des|une) (jour*|soir*)',
      '(un (jour|soir)|une fois) sur deux',
      '(passer|descendre) .. à (un|deux|une|1|2|3|trois) (verre*|bière*)',
    ],
    answers: [
      'Quand on boit tous les jours, réduire aussi se fait avec un médecin ou un CSAPA, gratuit : une baisse trop brusque peut être dangereuse, et ils trouvent avec vous le bon rythme. Je ne donne ni quantité ni calendrier. Si vous tremblez, transpirez ou voyez des choses, c’est le 15.',
      'Un jour sur deux, ou moins à chaque fois : c’est au médecin de dire ce qui est sans danger pour vous, selon ce que vous buvez et votre santé. Appelez-le demain, ou un CSAPA, et posez-lui la question telle quelle.',
    ],
    questions: ['Avez-vous un médecin à qui vous pourriez le dire ?'],
  },
  {
    id: 'sevrage-voir-avant',
    patterns: [
      '(faut|dois|devrais|faudrait) .. (voir|consulter|aller|parler|appeler) .. (quelqu un|quelque un|médecin|docteur|avant|spécialiste|hôpital|addicto*|csapa)',
      '(qui|où) .. (voir|aller|consulter|appeler|aide*)',
      '(médecin|csapa|addicto*|hôpital) .. (ou|avant|comment|suffit)',
    ],
    answers: [
      'Oui, avant d’arrêter : votre médecin, ou un CSAPA, gratuit et confidentiel. Une phrase suffit : « Je bois tous les jours et je veux arrêter sans danger. » Le corps est alors protégé pendant les premiers jours.',
      'Oui. Appelez votre médecin demain, ou un CSAPA, sans ordonnance ni avance d’argent. Ils ont l’habitude, et ne jugent pas.',
    ],
    isQuiet: true,
  },
  {
    id: 'sevrage-dangereux',
    patterns: [
      '(dangereu*|danger|risque*|risqué|grave|mourir) & (arrêt*|coup|sevr*|manque|boire|alcool)',
      "(arrête*|arrêter|stopper) .. (d'un coup|net|sec|brutalement|du jour au lendemain) & ! seul*",
    ],
    answers: [
      'Oui, cela peut être dangereux quand on boit tous les jours, surtout si l’on tremble : pas d’un coup, et pas sans personne. Voyez d’abord votre médecin ou un CSAPA, gratuit ; et si vous tremblez fort, transpirez, voyez des choses ou perdez le fil, c’est le 15.',
      'Oui, un arrêt brutal est dangereux quand on boit tous les jours. Avec un médecin, le corps est protégé et cela se passe bien mieux ; sans lui, ne le tentez pas.',
    ],
    questions: ['Avez-vous un médecin à qui vous pourriez le dire ?'],
  },
  {
    id: 'sevrage-seul',
    patterns: [
      '(arrêt*|stopper|sevr*|décrocher) .. (tout seul|toute seule|seul|seule|sans (le dire|médecin|aide|personne|en parler)|week end|demain|lundi|ce soir)',
      '(arrêter|arrêté|arrête) de (boire|picoler)',
      "arrêter .. (l'alcool|alcool|la boisson)",
    ],
    answers: [
      'Vouloir arrêter de boire, c’est un vrai pas. Mais quand on boit tous les jours, le faire d’un coup et sans personne peut être dangereux pour le corps : voyez d’abord votre médecin ou un CSAPA, gratuit et confidentiel.',
      'C’est de l’alcool que vous parlez, je vous lis bien. Ne le faites pas sans personne : un médecin d’abord, et quelqu’un près de vous les premiers jours.',
    ],
    questions: ['Qui pourrait être au courant, chez vous, les premiers jours ?', 'Qu’est-ce qui vous a décidé ?'],
  },
  {
    id: 'sevrage-tremblements',
    patterns: [
      '(tremble*|tremblement*|tremblote*|transpire*|sueur*|le manque|en manque) & ! (sport|courir|course|chaud|chaleur|canicule|froid|examen|oral|peur|stress|colère|salle)',
    ],
    answers: [
      'Ces tremblements peuvent être le manque d’alcool. C’est une raison de ne pas arrêter d’un coup, et d’en parler vite à un médecin ou à un CSAPA, gratuit : ils savent le faire sans danger.',
      'Le corps s’est habitué, et il le dit. Un médecin peut l’aider à s’en passer sans danger ; si cela devient fort, avec des sueurs ou des visions, c’est le 15.',
    ],
    questions: ['Avez-vous déjà pu le dire à un médecin ?'],
  },
]

/** Once the signs were told, and before the call. */
export const followUpsOfTheLack: readonly FollowUp[] = [
  {
    id: 'manque-reboire',
    patterns: [
      '(reboire|reboive|rebois|reprendre un verre|boire un (verre|coup|peu)|bois un (verre|coup|peu)|un verre pour|reprends un verre)',
    ],
    answers: [
      'C’est au médecin du 15 de le dire : posez-lui la question telle quelle, il répond tout de suite. Ne décidez rien sans lui.',
    ],
  },
  {
    id: 'manque-rien-de-grave',
    patterns: [
      '(est rien|pas grave|pas si grave|exagér*|va passer|mauvais moment|à passer|juste le manque|que le manque|est le manque|pour ça|normal|habitude)',
    ],
    answers: [
      'Le manque d’alcool n’est pas rien : chez qui buvait tous les jours, il peut s’aggraver en quelques heures. Un médecin le dira au téléphone, et vous ne dérangez personne.',
      'Cela arrive souvent en arrêtant, et c’est justement ce qui se soigne en urgence : le 15 est là pour ces signes-là.',
    ],
  },
]

const TO_THEM = '(lui|leur|à (ma|mon|mes) (fille|fils|enfant*|ado|petit*|grand*))'

/** What those say who drink and whose child has seen it. No child is ever made to keep watch over a parent. */
export const followUpsOfDrinkingParents: readonly FollowUp[] = [
  {
    id: 'boire-que-dire-à-l-enfant',
    patterns: [
      `(je|on) [${TO_THEM}] (dis|dit|explique|raconte) [${TO_THEM}] (quoi|comment)`,
      `(quoi|que|comment) [je|est ce que je|faire pour] [${TO_THEM}] (dire|dis|expliquer|explique|parler|parle|annoncer)`,
      `comment ${TO_THEM} (dire|expliquer|parler|annoncer)`,
      `(dois|devrais|faut|peux) .. (parler|dire|expliquer|excuser) .. (fille|fils|enfant*|elle|lui|ado)`,
      '(une phrase|des mots|quels mots)',
    ],
    answers: [
      'Par exemple : « L’autre jour, j’avais trop bu, et tu l’as vu. Ce n’est pas ta faute, et ce n’est pas à toi de t’en occuper. Je vais me faire aider. » Sans rien lui demander en retour, et à jeun.',
      'Peu de mots suffisent : « Pardon pour l’autre soir. Tu n’as rien fait de mal, et je vais voir un médecin. » Puis laissez-lui le temps de répondre, ou non.',
    ],
    questions: ['Quel moment calme auriez-vous à deux, dans les jours qui viennent ?'],
  },
  {
    id: 'boire-vu-par-l-enfant',
    patterns: [
      '(vu|vue|vus|surpris*|trouvé*|retrouvé*|ramassé*|voit|voient) ... (ivre*|bourré*|soûl*|saoul*|dans cet état|dans un sale état|torché*|tituber|vomir|boire|par terre)',
      '(honte|honteu*) .. (devant|face à|pour) .. (fille|fils|enfant*|elle|lui|eux|petit*)',
      '(honte|honteu*) & (fille|fils|enfant*|ado)',
    ],
    answers: [
      'Ce regard-là fait honte, et cela dit combien votre enfant compte pour vous. La honte pousse souvent à boire encore pour l’oublier ; la dire à un médecin, avant de réduire ou d’arrêter, la fait peser moins.',
      'Cette honte montre à quoi vous tenez. Un enfant qui voit son parent chercher de l’aide le voit aussi.',
    ],
    questions: ['Que s’est-il passé entre vous, depuis ?'],
  },
  {
    id: 'boire-silence-de-l-enfant',
    patterns: [
      '(fermé|claqué|ferme|claque|enfermé*|enferme) .. (porte|chambre)',
      '(dit|dis|parle|adresse|regarde) [presque|même] (rien|plus|pas) & (elle|il|fille|fils|enfant*|ado)',
      '(elle|il|fille|fils) .. (rien dit|évite|fuit|boude|fait la tête|répond plus)',
    ],
    answers: [
      'Ce silence pèse plus qu’un reproche. Un enfant se tait souvent parce qu’il a eu peur, ou pour ne pas blesser ; cela ne veut pas dire que tout est fermé.',
    ],
    questions: ['Qu’avez-vous imaginé, derrière ce silence ?'],
  },
]

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

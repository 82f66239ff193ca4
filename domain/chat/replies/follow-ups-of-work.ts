import type { FollowUp } from './follow-up.ts'

/** What people ask who are hurt or threatened at work. What a doctor or a judge decides is left to them. */
export const followUpsOfWork: readonly FollowUp[] = [
  {
    id: 'médecin-du-travail',
    patterns: [
      '(médecine|médecin) du travail',
      '(voir|contacter|parler à|consulter|adresser|tourner vers) qui',
      'qui (voir|contacter|prévenir|appeler)',
      '(à qui|vers qui) .. (parler|adresser|tourner|dire|aller)',
    ],
    answers: [
      'Oui, le médecin du travail : vous pouvez demander une visite vous-même, à tout moment, et ce que vous lui dites reste secret, y compris pour votre employeur. À côté : un élu du personnel, l’inspection du travail, et votre médecin traitant.',
      'Le médecin du travail d’abord, à votre demande et tenu au secret ; puis un élu du personnel ou un syndicat, et l’inspection du travail, gratuite et confidentielle.',
    ],
    questions: ['Par lequel serait-ce le plus simple de commencer ?'],
  },
  {
    id: 'accident-du-travail',
    patterns: ['accident (du|de) travail'],
    answers: [
      'Une agression au travail peut être déclarée comme accident du travail : prévenez votre employeur vite, par écrit, si possible dans les vingt-quatre heures, et voyez un médecin qui établit un certificat. L’Assurance maladie décide ensuite.',
    ],
  },
  {
    id: 'arrêt-de-travail',
    patterns: [
      '(arrêt|arrêter) [de|maladie|le] [travail|boulot|$]',
      '(arrêt maladie|me faire arrêter|m arrête|me mettre en arrêt|être arrêté*)',
    ],
    answers: [
      'Oui, demandez à votre médecin traitant : c’est lui qui en décide, avec ce que vous lui décrivez. Dites-lui ce que le corps fait, les nuits, les dimanches soir, et ce qui s’est passé.',
    ],
    questions: ['Quand pourriez-vous le voir ?'],
  },
  {
    id: 'y-retourner',
    patterns: [
      '(demain|lundi|mardi|matin|semaine) .. (boulot|travail|bureau|taf|retourne*|y aller|y vais)',
      '(retourner|retourne|y aller|reprendre) .. (boulot|travail|bureau|taf|demain|lundi)',
      '(fais|fait) quoi',
      '(que|quoi) faire',
      'comment (je fais|faire|réagir)',
    ],
    answers: [
      'Pour y retourner : pas de tête-à-tête avec cette personne, quelqu’un au courant, et les faits notés chez vous. Si vous ne vous sentez pas capable d’y aller, voyez votre médecin avant.',
      'D’abord ne pas rester sans appui : une personne au travail qui sait, vos notes à l’abri, un rendez-vous chez le médecin du travail ou le vôtre. Si un geste revient, sortez et appelez.',
    ],
    questions: ['Qui, là-bas, pourrait être près de vous ?'],
  },
  {
    id: 'pas-la-bonne-ligne',
    patterns: ['(3919|femme* battue*|conjoint*|couple) .. (pas|patron|chef|travail|homme|moi)'],
    answers: [
      'Vous avez raison, ce n’est pas la bonne ligne pour cela. Pour le travail : le médecin du travail, un élu du personnel, l’inspection du travail ; le 17 seulement si l’on vous frappe ou vous menace.',
    ],
  },
  {
    id: 'personne-ne-dit-rien',
    patterns: [
      '(personne|collègues|tout le monde|témoins|autres) [*] [ne] (dit|disent|fait|font|bouge*|réagi*|regarde*|parle*|ose*|se tait|se taisent) [rien|pas|ailleurs|$]',
      '(seul*) contre (tous|tout le monde)',
    ],
    answers: [
      'Ce silence autour de vous fait mal aussi ; souvent, les autres ont peur. Demandez à une seule personne, à part : « Tu as vu. Est-ce que tu pourrais l’écrire ? »',
    ],
  },
  {
    id: 'le-corps-parle',
    patterns: [
      '(vomi*|dors plus|dors pas|boule au ventre|crises|tremble*|pleure*|mal au ventre|nausée*) .. (dimanche*|matin*|soir*|avant|nuit*|travail|boulot|$)',
      '(dimanche*|matin*|avant d y aller) .. (vomi*|boule|pleure*|tremble*|dors|nausée*|mal au ventre)',
    ],
    answers: [
      'Votre corps dit que c’est trop. Parlez-en à votre médecin avec ces mots-là, sans attendre que cela empire.',
    ],
    questions: ['Depuis quand votre corps réagit-il ainsi ?'],
  },
  {
    id: 'suis-je-faible',
    patterns: [
      '(suis|serais|être) [je|trop|un|une|vraiment] (faible|fragile|nul|nulle|lâche|sensible|mauviette|mou|molle)',
    ],
    answers: [
      'Non. Tenir des mois sous les cris use n’importe qui, et demander de l’aide n’est pas de la faiblesse. La faute est du côté du geste.',
    ],
  },
  {
    id: 'resté-figé',
    patterns: [
      '(ai|a) (pas|rien) (réagi|répondu|bougé|osé|su (dire|faire))',
      '(resté|restée) (figé*|planté*|muet*|paralysé*|là)',
    ],
    answers: ['Se figer quand on est agressé est une réaction du corps, pas un manque de courage.'],
  },
  {
    id: 'preuves-au-travail',
    patterns: ['(preuve*|prouver|enregistr*|filmer|témoin*|mail*|écrit|dossier|noter)'],
    answers: [
      'Écrivez chaque fait le jour même : date, heure, lieu, mots exacts, témoins ; gardez les messages et les courriels, et ce dossier chez vous. Pour un enregistrement, demandez d’abord conseil à l’inspection du travail ou à un syndicat.',
    ],
  },
  {
    id: 'peur-de-perdre-son-emploi',
    patterns: [
      '(viré*|virer|licenci*|perdre (mon|ma) (travail|boulot|emploi|poste|place)|renouvel*|cdd|période d essai|représailles|se venger)',
    ],
    answers: [
      'Cette peur se comprend. La loi protège qui signale de bonne foi un harcèlement ; avant d’écrire quoi que ce soit, prenez conseil auprès de l’inspection du travail ou d’un syndicat, c’est gratuit.',
    ],
  },
  {
    id: 'démissionner',
    patterns: [
      '(démission*|partir de (là|cette boîte)|quitter (mon|le) (travail|boulot|poste|emploi)|tout plaquer|rupture conventionnelle)',
    ],
    answers: [
      'Rien ne presse de démissionner : c’est une décision qui engage vos droits. Un arrêt ou un conseil de l’inspection du travail laisse le temps d’y voir clair.',
    ],
    questions: ['De quoi auriez-vous besoin pour tenir les prochains jours ?'],
  },
  {
    id: 'plainte-au-travail',
    patterns: ['(plainte|porter plainte|police|prud*|avocat*|main courante)'],
    answers: [
      'Oui, c’est possible : des coups ou des menaces au travail peuvent faire l’objet d’une plainte, au commissariat ou à la gendarmerie. Faites constater toute blessure par un médecin, et prenez conseil auprès d’un syndicat ou d’un avocat.',
    ],
  },
]

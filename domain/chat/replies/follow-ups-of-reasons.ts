import type { FollowUp } from './follow-up.ts'

const DEAR =
  '(fils|fille|filles|enfant*|petits-enfants|petit-fils|petite-fille|gamin*|gosse*|petit*|bébé|ado*|chat*|chien*|mère|père|maman|papa|soeur|frère|femme|mari|copine|copain|ami*|meilleur*|mamie|papi|neveu|nièce|élève*|coloc*|voisin*|collègue*|cousin*|tante|oncle|pote*|prof|profs|professeur*)'

/** What holds somebody back, and what hurts: listened to for itself, once nothing more pressing was said. */
export const followUpsOfReasons: readonly FollowUp[] = [
  {
    id: 'retenu-par-quelqu-un',
    tells: 'held',
    patterns: [
      `(mon|ma|mes) [petit*|grand*|meilleur*|vieux] ${DEAR} .. (retient|retiennent|tenir|tiens|canapé|câlin*|sourire|sourit|rit|rire|aime|aiment|besoin de moi|manquer*|comptent|compte sur moi)`,
      "(c'est|sont) [ça|eux|elle|elles|lui|ce] qui me (retient|retiennent|fait tenir|font tenir)",
      `pour (mes|mon|ma) ${DEAR} [que|$] & ! (trouvé|donné|placé|confié|quelque un|garde|tout réglé|papiers)`,
      `(mon|ma|mes) ${DEAR} (vient|viennent|passe|passent|arrive*) (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce week-end|bientôt)`,
      `^ [ben|bah|euh|juste] (mon|ma|mes) ${DEAR} (quand|et|,|$)`,
      `j'ai (un|une|deux|trois|quatre|mes) ${DEAR}`,
    ],
    answers: [
      'Ce lien vous tient, et c’est précieux. Gardez-le tout près ce soir : une photo, une voix, le bruit de la pièce à côté.',
      'Voilà ce qui compte assez pour vous retenir. On peut s’y appuyer heure par heure, sans penser plus loin.',
    ],
    questions: ['Qu’est-ce que vous aimez faire ensemble ?', 'Quel est le dernier bon moment passé ensemble ?'],
  },
  {
    id: 'quelqu-un-tout-près',
    tells: 'held',
    patterns: [
      `${DEAR} [*] (habite*|vit|est) .. (minutes|à côté|en face|tout près|pas loin|étage|palier|rue)`,
      '(il|elle) (habite|vit|est) [à|juste] [*] (minutes|à côté|en face|tout près|pas loin)',
      `${DEAR} [*] est [très|trop|super|vraiment|plutôt] (sympa|gentil*|cool|chouette|adorable|présent*|là pour moi)`,
    ],
    answers: [
      'Voilà quelqu’un vers qui aller, et tout près. Pas besoin de tout dire : « Je peux rester un peu avec toi ? Ça ne va pas. »',
      'C’est une personne à appeler maintenant, avec peu de mots : « Viens, j’ai besoin de toi. »',
    ],
    questions: ['Qu’est-ce qui vous retient d’aller vers cette personne ?'],
  },
  {
    id: 'quelqu-un-au-loin',
    tells: 'held',
    patterns: [
      `(enfin si|sauf|à part|quand même|si) [,] (mon|ma|mes) ${DEAR}`,
      `(mon|ma|mes) ${DEAR} .. (habite*|vit|vivent|est|sont) (à|loin|en) & ! (en bas|en haut|en face|à côté|à la maison|à (l'|le) étage|à la cuisine)`,
    ],
    answers: [
      'Il y a donc quelqu’un. Même de loin, une voix compte : un message ce soir, « Tu peux m’appeler ? Ça ne va pas », et la suite viendra.',
    ],
    questions: ['Comment vous parlez-vous, d’habitude ?'],
  },
  {
    id: 'appui-régulier',
    patterns: [
      `${DEAR} .. (m'appelle|me appelle|m'écrit|passe|vient) .. (tous les|chaque|souvent|le dimanche|le soir|régulièrement)`,
      "on s'appelle .. (tous les|chaque|souvent|le dimanche|le soir)",
    ],
    answers: [
      'C’est un fil solide. Au prochain appel, une phrase de plus peut suffire : « En ce moment je vais très mal, et j’ai besoin de toi. »',
      'Il y a donc une voix qui revient. Rien n’oblige à attendre la prochaine fois : un mot ce soir, « Tu peux me rappeler ? », et la suite vient.',
    ],
    questions: ['Qu’est-ce qui serait le plus difficile à lui dire ?'],
  },
  {
    id: 'harcèlement',
    named: 'ce que ces gens vous font',
    patterns: [
      '(groupe|photo*|vidéo*|story|compte|page) .. (sur moi|de moi|contre moi|à mon nom)',
      '(lis|vois|regarde) .. (écrivent|postent|publient|disent sur moi|commentaires)',
      '(filles|garçons|mecs|gens|élèves) de (ma|la) classe .. (moi|moquent|insult*|photo*|groupe)',
      '(harcel*|harcèl*|cyberharc*)',
    ],
    answers: [
      'C’est du harcèlement, et ce n’est pas votre faute. Le 3018 peut faire retirer des photos et fermer un groupe ; gardez des captures.',
      'Lire cela, soir après soir, c’est être blessé à chaque fois. Le 3018 peut faire fermer ce groupe ; d’ici là, le téléphone dort dans une autre pièce.',
    ],
    questions: ['Quel adulte le sait déjà ?', 'À qui pourriez-vous montrer ces captures ?'],
  },
  {
    id: 'enfant-au-loin',
    named: 'votre enfant loin de vous',
    patterns: [
      '(fille|fils|enfant*|gosse*|petit*|gamin*) .. (vois plus|voit plus|vois pas|plus le droit|une semaine sur deux|chez (sa|leur|son) (mère|père))',
      '(barré*|parti*|cassé*|tiré*) avec (ma|mon|mes|les|nos) (fille|fils|enfants|gosses|petits)',
      '(semaines|week-ends|jours) sans (eux|elle|lui|elles)',
      '(elle|il|{proche}) (a pris|a emmené|garde|a gardé) (les|mes|nos) (enfants|gosses|petits|filles|fils)',
      'je (les|la|le) vois (un week-end|une fois|que|plus) *',
    ],
    answers: [
      'Être loin de son enfant creuse un vide que rien d’autre ne remplit. Ce lien existe toujours, même à distance.',
      'Ces jours sans votre enfant sont parmi les plus durs. Ils ne disent rien de la place que vous avez.',
    ],
    questions: ['Quand avez-vous pu être ensemble, la dernière fois ?'],
  },
  {
    id: 'séparation',
    named: 'une séparation',
    patterns: [
      '(meuf|copine|copain|mec|femme|mari|compagn*|il|elle) .. (barré*|cassé*|tiré*) (avec|$|,|et)',
      "(m'a|me a|nous a) (quitté*|largué*|trompé*|laissé*|plaqué*)",
      '(rupture|séparation|divorce|séparé*|divorcé*)',
      '(elle|il|{proche}) est parti* [avec|de|sans|en|depuis|,|$]',
      'depuis que * est parti*',
      '(on était|on est restés|on a vécu) ensemble',
      'on devait .. (acheter|se marier|emménager|partir|avoir)',
    ],
    answers: [
      'Une rupture emporte aussi tout ce qui était prévu à deux, et cela fait mal partout.',
      'Ce n’est pas seulement quelqu’un qui part : c’est la vie d’après, celle que vous aviez imaginée.',
      'Tant d’années ensemble ne s’arrêtent pas en vous parce que l’autre est sorti.',
    ],
    questions: ['Qu’est-ce qui fait le plus mal, en ce moment ?', 'Quel moment de la journée est le pire ?'],
  },
  {
    id: 'manque',
    patterns: [
      '* (me|nous) manque',
      '(fous rires|riait|son rire|son odeur|sa voix|ses affaires)',
      'parler (d elle|de elle|de lui)',
    ],
    answers: [
      'Oui, parlez-m’en. Ce manque dit la place que cette personne avait dans votre vie.',
      'On entend combien cette personne comptait.',
    ],
    questions: ['Que voudriez-vous me raconter de vous deux ?', 'Quel souvenir revient le plus ?'],
  },
  {
    id: 'deuil',
    named: 'un deuil',
    patterns: [
      '(est|sont) (mort*|décédé*) & ! (depuis longtemps|il y a longtemps)',
      '(enterr*|obsèques|deuil|veuf|veuve)',
      `(j'ai|on a) perdu (ma|mon|notre|mes) ${DEAR}`,
    ],
    answers: [
      'Perdre quelqu’un peut donner l’impression que tout s’est arrêté en même temps. Cette douleur a le droit d’être dite.',
      'L’absence prend alors toute la place, jusque dans les heures les plus ordinaires.',
    ],
    questions: ['Comment s’appelait cette personne ?', 'À quels moments l’absence est-elle la plus forte ?'],
  },
  {
    id: 'maison-de-retraite',
    named: 'la maison de retraite',
    patterns: [
      '(maison de retraite|ehpad|foyer logement|résidence senior*|maison de repos) & (me|moi|aller|aille|mettre|placer|entrer|finir|veut|veulent|voudrai*|parle*) & ! (travaille|bosse|aide-soignant*|infirmi*|mère est|père est)',
    ],
    answers: [
      'Vous craignez que l’on décide pour vous. Dire à votre médecin ce qui pèse ne vous engage à rien de tel : on peut d’abord chercher ce qui aiderait chez vous.',
    ],
    questions: ['Qu’est-ce qui vous aiderait le plus, chez vous ?'],
  },
  {
    id: 'travail-perdu',
    named: 'le travail perdu',
    patterns: [
      'perdu .. (travail|taf|boulot|job|emploi|poste|boîte|entreprise|client*)',
      '(retraite|retraité*) & ! (maison*|résidence*|foyer) de retraite',
      '(viré*|licenci*|salariés|coulé|planté|liquidation|chômage|faillite|dépôt de bilan|boîte coule|plus de (travail|boulot|taf|job))',
      "(j'étais|j'ai été) [un|une] (chef*|cadre|patron*|responsable|artisan*|quelqu'un)",
    ],
    answers: [
      'Perdre son travail, c’est aussi perdre une place et un regard sur soi. Cela ne dit rien de ce que vous valez.',
      'Avoir été quelqu’un pour d’autres, et ne plus l’être du jour au lendemain : il y a de quoi vaciller.',
    ],
    questions: ['À qui avez-vous pu le dire, jusqu’ici ?', 'De quoi étiez-vous le plus fier, là-bas ?'],
  },
  {
    id: 'dettes',
    named: 'l’argent',
    patterns: ['(dette*|banque|huissier*|loyer|découvert|crédit*|surendett*|expuls*|facture*|argent)'],
    answers: [
      'Les dettes donnent l’impression que tout est fermé, et pourtant elles se renégocient. Une assistante sociale ou un point conseil budget aide gratuitement, sans juger.',
      'Une lettre de la banque peut faire basculer une journée entière. Ce problème-là a des solutions, à plusieurs, et pas cette nuit.',
    ],
    questions: ['Qui est au courant, autour de vous ?'],
  },
  {
    id: 'solitude',
    patterns: ['(vis|suis|reste|rentre) [tout|toute] (seul|seule)', 'personne (à qui|ne m|qui)', '(solitude|isolé*)'],
    answers: [
      'Être sans personne le soir rend chaque pensée plus lourde. L’écrire ici la sort un peu de la pièce.',
      'La solitude pèse plus que les autres ne le voient.',
    ],
    questions: ['Qui avez-vous croisé ou entendu, cette semaine ?', 'Quand la solitude est-elle la plus forte ?'],
  },
  {
    id: 'nuit',
    patterns: ['(nuit|nuits|plafond|insomnie*|3h|4h|2h|dors plus|dormir)'],
    answers: [
      'La nuit grossit tout, et elle finit. L’important est d’arriver au matin, une heure après l’autre.',
      'Ces heures-là sont les plus dures. De la lumière, un peu d’eau, une voix à la radio : elles passent mieux moins nues.',
    ],
    questions: ['Quelle est l’heure la plus dure ?'],
  },
  {
    id: 'plus-rien',
    patterns: [
      '(plus|pas) (rien|de sens|de but|de avenir|de goût|aucun goût|de envie|envie de rien)',
      'à quoi (bon|ça sert|je sers)',
      'faire de ma vie',
      'vie est (foutue|finie|gâchée|fichue|terminée)',
      '(vide|vidé*|inutile*|sers à rien)',
    ],
    answers: [
      'Quand on va si mal, l’avenir se ferme, et c’est la souffrance qui parle. Il n’y a pas à décider d’une vie ce soir, seulement à passer cette heure.',
      'Ne plus rien voir devant soi est terrible. Cela ne veut pas dire qu’il n’y a rien : cela veut dire que vous souffrez beaucoup.',
    ],
    questions: ['Quand cela a-t-il commencé à se fermer ?'],
  },
  {
    id: 'maladie',
    named: 'la maladie',
    patterns: [
      '(malade|maladie|cancer|chimio*|douleurs|handicap*|fauteuil|diagnostic) & ! (vous êtes|tu es|êtes vous)',
    ],
    answers: [
      'Vivre avec un corps qui fait mal use jusqu’à l’envie. Une douleur peut être mieux soulagée, et cela se redemande.',
    ],
    questions: ['Qui vous accompagne dans ces soins ?'],
  },
  {
    id: 'méchanceté-des-autres',
    patterns: [
      '(se moquent|insult*|humili*|rejet*|méchant*)',
      '(rigole*|rient|rit|ricane*) .. (passe|de moi|derrière|quand je)',
    ],
    answers: [
      'Être traité ainsi, jour après jour, finit par faire croire que l’on ne vaut rien. C’est leur violence, pas votre valeur.',
    ],
    questions: ['Qui le voit, autour de vous ?'],
  },
]

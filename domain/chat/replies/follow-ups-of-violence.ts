import { TABLETS_TO_SLEEP } from './buys-sleep.ts'
import type { FollowUp } from './follow-up.ts'
import { followUpsOfLeaving } from './follow-ups-of-leaving.ts'
import { followUpsOfSurveillance } from './follow-ups-of-surveillance.ts'
import { signesAprèsUnCoup } from './signs-after-a-blow.ts'

/** A lump in the throat is no hand on it. */
const NECK = '(cou|gorge|étrangl*) & ! (gorge (serrée|nouée|sèche)|boule .. gorge|torticolis)'

/** What is feared of who is found out. */
const STRIKES_BACK =
  '(tuer|tue|tuera|frapper|frappe|frappera|massacrer|massacre|démolir|démonter|défoncer|défonce|éclater|buter|retrouver|retrouvera|payer)'

/**
 * What people say next who are afraid of somebody close. Nothing here sends anybody back to the person they fear, nor asks for
 * anything that would be dangerous to have written.
 */
export const followUpsOfViolence: readonly FollowUp[] = [
  {
    id: 'doit-fermer',
    isAll: true,
    patterns: [
      'je (dois|vais) (fermer|couper|effacer|te laisser|vous laisser)',
      'faut que je (vous laisse|te laisse|ferme|coupe|file)',
      '(il|elle) (arrive|rentre|revient) (dans|bientôt|maintenant|là|tout de suite|$) & ! dans (1h|2h|3h|(une|deux|trois|1|2|3|quelques) (heure*|h)) & ! (quand|lorsque|chaque|tous les|si|parfois)',
      "j'entends (sa voiture|la porte|la clé|les clés|ses clés|ses pas|le portail|l'ascenseur)",
      '(il|elle) est (là|rentré*) $',
      "(il|elle) vient (d'arriver|de rentrer|d'entrer)",
    ],
    answers: [
      'Effacez cette conversation maintenant. Si cela monte : le 17, ou le 114 par SMS, sans bruit. Revenez quand ce sera sûr.',
      'Fermez et effacez tout de suite. En cas de danger, le 17, ou un SMS au 114. Je serai là plus tard.',
    ],
  },
  ...followUpsOfSurveillance,
  {
    id: 'ma-faute',
    patterns: [
      'ma faute',
      "(c'est|est-ce) moi qui (le|la|l) (provoque|énerve|cherche|pousse|mérite*)",
      '(croyez|pensez|crois|penses) que (je|c est moi) .. (provoque|faute|exagère|mérite)',
      "l'ai [bien|peut-être|un peu] (cherché|mérité|provoqué|énervé*)",
      '(je|moi) [qui] (mérite|mérité*|provoqu*) ..',
      "j'avais (bu|trop bu)",
    ],
    answers: [
      'Non, ce n’est pas votre faute. Rien de ce que vous dites ou faites ne donne le droit de vous faire peur ou de vous faire mal.',
      'Non. On peut se disputer sans que l’un ait peur de l’autre : la peur vient de ses gestes, pas de vous.',
      'Non, vous n’avez pas provoqué cela. La personne qui fait ces gestes en est responsable, quoi qu’il se soit passé avant.',
    ],
  },
  {
    id: 'main-au-cou',
    isSaidOnce: true,
    patterns: [
      `${NECK} & (il y a (plusieurs|quelques|deux|trois|quatre|cinq|six|sept|huit|dix|un|une|2|3|4|5|6|7|8|9|10) (semaine*|mois|an|ans)|(mois|année|semaine|an|été|hiver|noël) (dernier*|passé*)|à l'époque|au début|longtemps)`,
    ],
    answers: [
      'Une main au cou, même une fois, même il y a des mois, reste un signe de danger sérieux pour la suite. Dites-le en premier au 3919, et à un médecin s’il reste une gêne ; si cela revient, c’est le 17, puis le 15.',
    ],
  },
  {
    id: 'main-au-cou',
    isSaidOnce: true,
    patterns: [NECK, "(m'a|me) (étrangl*|étouff*)"],
    answers: [
      'Une main au cou, même brève, est un signe de danger sérieux. Si c’est récent, un médecin doit voir cela aujourd’hui, même sans trace ; si vous avez mal, du mal à avaler, à parler ou à respirer, appelez le 15.',
    ],
  },
  {
    id: 'enceinte',
    isSaidOnce: true,
    patterns: ['(je suis|suis) [*] enceinte', 'ma grossesse'],
    answers: [
      'Enceinte, un choc se montre aujourd’hui à la maternité, même sans douleur ; saignement, ventre douloureux, bébé qui bouge moins : le 15 maintenant. Une sage-femme peut vous recevoir sans personne d’autre.',
    ],
  },
  {
    id: 'peur-pour-le-bébé-à-naître',
    namesLine: true,
    patterns: ['perdre (le|mon|notre) bébé & ! (garde|juge|placé*)', '(fausse couche|contraction*)'],
    answers: [
      'Cette peur se montre sans attendre : la maternité, maintenant, ou le 15 s’il y a une douleur, du sang, ou moins de mouvements. Ce sont eux qui peuvent vous répondre.',
    ],
  },
  {
    id: 'clés-prises',
    patterns: [
      '(pris|prend|caché|cache|confisqué|confisque|garde) .. (clé*) & ! (pas|jamais) [*] (pris|caché|confisqué)',
      '(empêche*|enferme*) .. (sortir|partir|sorte)',
      'bloque* (la|ma) porte',
    ],
    answers: [
      'Prendre vos clés ou vous empêcher de sortir, c’est vous retenir, et personne n’en a le droit. Si cela recommence, c’est le 17, ou le 114 par SMS ; le reste se prépare au 3919.',
    ],
    questions: ['Quelqu’un a-t-il un double de vos clés ?'],
  },
  {
    id: 'papiers-pris',
    patterns: [
      "(pris|prend|caché|cache|confisqué|confisque|garde|déchiré|brûlé) .. (papiers|passeport|carte d'identité|titre de séjour|livret) & ! (pas|jamais) [*] (pris|caché|confisqué)",
    ],
    answers: [
      'Vos papiers sont à vous, et les garder est une façon de vous retenir. Ils peuvent se refaire, et une association peut vous y aider sans que cela se voie.',
    ],
  },
  {
    id: 'argent-contrôlé',
    patterns: [
      "(pris|prend|garde|confisqué|confisque|vide|vidé|bloqué) .. (carte*|salaire|compte*|argent|paie|paye|chéquier) & ! (pas|jamais) [*] (pris|caché|confisqué|carte d'identité)",
      '(donne|laisse) .. (euros|argent) par (semaine|mois|jour)',
    ],
    answers: [
      'Votre argent et votre carte sont à vous : vous en priver est une façon de vous tenir. Une banque peut ouvrir un compte à votre seul nom, avec les courriers à une adresse sûre ; le 3919 vous dit par où commencer.',
    ],
  },
  {
    id: 'violence-rapetissée',
    patterns: [
      '(juste|seulement|une fois|un peu|pas fort|à peine|deux fois) .. (poussé*|bousculé*|serré*|attrapé*|giflé*|tiré*|secoué*|tenu*|claque|baffe|gifle)',
      '(poussé*|bousculé*|serré*|attrapé*|giflé*|tiré*|secoué*|claque|baffe|gifle) .. (juste|seulement|une fois|un peu|pas fort|deux fois|rien)',
    ],
    answers: [
      'Même une fois, même « pas fort », ce geste compte, et vous avez bien fait de le dire. Il n’y a pas besoin de coups plus graves pour demander de l’aide.',
      'Serrer, pousser, retenir : c’est déjà une violence, même sans coup. Le dire n’accuse personne, cela vous protège.',
    ],
  },
  {
    id: 'geste-dit',
    patterns: [
      "(m'a|m'avait) [déjà|encore|violemment] (poussé*|bousculé*|serré*|attrapé*|giflé*|secoué*|plaqué*|retenu*|empoigné*)",
    ],
    answers: [
      'Ce geste est une violence, et vous avez bien fait de le dire. S’il reste une marque ou une douleur, un médecin peut la soigner et l’écrire.',
      'Personne n’a le droit de vous prendre ainsi. Notez la date et ce qui s’est passé, dans un endroit sûr.',
    ],
  },
  {
    id: 'est-ce-grave',
    patterns: ["(c'est|est-ce|est ce que c'est|si c'est) [*] (grave|sérieux|violent|de la violence)"],
    answers: ['C’est sérieux, oui : personne n’a à vivre dans la peur de quelqu’un de proche.'],
  },
  {
    id: 'est-ce-normal',
    patterns: [
      "(c'est|est-ce|est ce que c'est|si c'est) [*] (normal|de la jalousie) & ! normal* (que je|que j|si je|de)",
      "(parce qu'il|parce que il|parce qu'elle|dit que c'est parce) .. (m'aime|aime|tient à moi)",
    ],
    answers: ['Non, ce n’est pas une façon d’aimer, et vous avez raison de vous poser la question.'],
  },
  {
    id: 'contrôle',
    patterns: [
      '(contrôle|décide|interdit|surveille|gère) .. (tout|argent|sorties|compte*|vêtements|amis|famille|habits|salaire)',
    ],
    answers: [
      'Décider de l’argent, des sorties, de tout : cela enferme, même sans un coup. Vous avez le droit de le nommer, et d’en parler.',
    ],
  },
  signesAprèsUnCoup,
  {
    id: 'blessure',
    patterns: [
      '(mal|enflé*|gonflé*|bleu*|fracture|cassé*) .. (main|poignet|bras|tête|dos|côte*|jambe|épaule|bouge)',
      "j'ai (mal|un bleu|des bleus)",
    ],
    answers: [
      'Faites regarder cela par un médecin, même si cela paraît peu : il soigne, et son certificat pourra servir plus tard, si vous le voulez.',
    ],
  },
  {
    id: 'menace-écrite',
    namesLine: true,
    patterns: [
      '(tu vas (le regretter|voir|payer|le payer|morfler|crever)|tu le regretteras|tu verras|tu me le paieras|je vais te (retrouver|tuer|crever|faire la peau|buter)|je te (retrouverai|tuerai|retrouve))',
      '(message*|sms|texto*|mail*) .. (menace*|menaçant*)',
    ],
    answers: [
      'C’est une menace, et elle compte. Gardez ce message sans y répondre, avec la date, et montrez-le à la police ou à la gendarmerie ; si vous craignez pour maintenant, c’est le 17.',
    ],
  },
  {
    id: 'police-qui-n-écoute-pas',
    patterns: [
      '(police|gendarm*|flics|commissariat|policier*) .. (rien faire|pas (pris|prise|pu|voulu|prendre)|refus*|peuvent rien|pouvaient rien|main courante|rigol*|revenir|sert à rien|fait rien)',
    ],
    answers: [
      'C’est décourageant, et vous pouvez insister : une plainte doit être reçue, dans n’importe quel commissariat ou gendarmerie, et l’on peut aussi écrire au procureur. Une association, par le 3919, peut vous accompagner.',
    ],
  },
  {
    id: 'rendre-les-coups',
    patterns: [
      '(rendre|rends|rendu) .. coups',
      '(me défendre|riposter|répondre par|frapper aussi|taper aussi|la frapper|le frapper) [*] [$|ou|?|,]',
    ],
    answers: [
      'Non : rendre les coups vous mettrait davantage en danger, et pourrait se retourner contre vous. Se protéger, c’est sortir de la pièce, fermer une porte, appeler le 17.',
    ],
  },
  {
    id: 'menace-d-accuser',
    patterns: [
      "(dira|dirait|dire|dit|racontera|va dire|fera croire) que (c'est moi|ce est moi|je) .. (bats|frappe*|tape*|violent*|problème|folle|fou)",
    ],
    answers: [
      'Cette menace sert souvent à faire taire. Faites constater vos blessures par un médecin, gardez les messages, et dites-le tôt à une personne sûre : votre parole aura laissé une trace.',
    ],
  },
  {
    id: 'de-quoi-dormir',
    patterns: [TABLETS_TO_SLEEP],
    answers: [
      'Prendre de quoi dormir quand on a peur chez soi se comprend. Un médecin ou un pharmacien peut vous dire ce qui est sûr, sans que personne chez vous l’apprenne ; endormi profondément, on se protège aussi moins bien.',
    ],
  },
  {
    id: 'représailles',
    namesLine: true,
    patterns: [
      `si (je|on|j) ... (il|elle) [va|me|m|peut|pourrait|serait capable de] [me|m] ${STRIKES_BACK}`,
      `(il|elle) [va|me|m|peut|pourrait] [me|m] ${STRIKES_BACK} .. si (je|on|j) (appelle|porte|parle|dis|dépose|raconte|demande|préviens|vais)`,
    ],
    answers: [
      'Cette menace se prend au sérieux, et rien ne s’annonce à l’avance. Le 3919 prépare avec vous comment appeler ou partir sans alerter ; si le danger est là, c’est le 17, ou le 114 par SMS.',
      'Vous craignez pour votre vie, et c’est ce qui compte d’abord. Dites cette phrase telle quelle au 3919 ; si la menace est là, c’est le 17, ou un SMS au 114, sans bruit.',
    ],
  },
  {
    id: 'deviendra-fou',
    namesLine: true,
    patterns: [
      "(il|elle) (va|pourrait|risque de|peut) [*] (devenir (fou|folle|dingue)|péter (un plomb|un câble|les plombs)|vriller|s'en prendre|se venger|me le faire payer)",
      "(s'il|si il|si elle) (voit|apprend|sait|découvre|tombe) .. (fou|folle|tuer|tue|tuera|frapper|plomb|câble|payer|catastrophe)",
    ],
    answers: [
      'Cette crainte compte : elle dit qu’il faut avancer sans rien annoncer. Dites-la telle quelle au 3919 ; s’il y a menace, c’est le 17, ou le 114 par SMS.',
    ],
    questions: ['Que craignez-vous exactement, à ce moment-là ?'],
  },
  {
    id: 'menace-sur-un-enfant',
    namesLine: true,
    patterns: [
      '(en prendr*|fera du mal|faire du mal|toucher*|enlever*|tuer*) .. (fille*|fils|enfant*|petit*|bébé)',
      '(il|elle) (la|le|les) garde (samedi|dimanche|ce week-end|demain|mercredi|bientôt)',
    ],
    answers: [
      'Une menace sur un enfant compte autant que des coups. Notez ses mots avec la date, et parlez-en avant le prochain jour de garde, à un avocat ou au 119, qui conseille aussi les parents.',
    ],
  },
  {
    id: 'menace-de-se-tuer',
    patterns: [
      '(il|elle) .. (se tuer|se tuera|se foutr*|se suicid*|en finir|va mourir|foutre en l air|foutrait en l air)',
    ],
    answers: [
      'Cette menace fait peur, et elle retient. Sa vie n’est pas entre vos mains : si vous craignez un geste, c’est le 15 qui s’en occupe, et rien ne vous oblige à rester pour cela.',
    ],
  },
  {
    id: 'suivi-à-deux',
    patterns: [
      '(thérapie|séance*|conseiller*|thérapeute) [de|conjugal*|du] couple',
      'thérapie .. couple',
      'médiation',
      'conseill* (conjugal*|de couple)',
      'conseil conjugal',
    ],
    answers: [
      'Quand on a peur de l’autre, un suivi à deux n’est pas la bonne porte : votre sécurité vient d’abord, avec des personnes qui sont là pour vous.',
      'Ce n’est pas à deux que cela se règle. Une aide pour vous, de votre côté, est plus sûre.',
    ],
  },
  {
    id: 'excuses-déjà-vues',
    patterns: [
      '(pleur*|excus*|promis|juré|pardon*|fleurs|regrett*) & (première fois|fois d avant|dernière fois|déjà|chaque fois|à chaque|recommenc*|toujours pareil)',
      '(peur|que) [*] [*] (recommence*|cède|céder|craque|retombe) & ! (je (le|la) (frappe|tape))',
    ],
    answers: [
      'Vous l’avez vu vous-même : il y avait déjà eu des regrets, et c’est revenu. Se protéger n’attend pas que l’autre change : un sac prêt ailleurs, une personne qui sait, un mot convenu.',
    ],
    questions: ['Chez qui ce sac pourrait-il attendre ?'],
  },
  {
    id: 'excuses',
    patterns: [
      "(il|elle) .. (changera*|changer|regrette|excusé*|désolé*|demande pardon|gentil*|adorable|doux|super|pas méchant*|m'aime|s'est calmé*|stressé*|bu)",
      'au fond',
      "c'était (un accident|rien|pas grave|pas si)",
      "je l'aime",
    ],
    answers: [
      'Qu’il y ait aussi des moments calmes n’efface pas ce que vous avez vécu. Vous avez le droit d’être en sécurité.',
      'On peut tenir à quelqu’un et avoir besoin d’être à l’abri.',
    ],
  },
  ...followUpsOfLeaving,
]

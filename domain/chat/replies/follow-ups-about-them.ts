import type { FollowUp } from './follow-up.ts'
import { newsAboutThem } from './news-about-them.ts'

const PARENTS =
  '(parents|mère|père|maman|papa|famille|soeur|frère|mari|femme|copain|copine|proches|grand-mère|voisin*|chef|patron*|rh|infirmière|cpe|prof|profs|professeur*|médecin|ami*)'
const RESCUE = '(pompiers|samu|police|gendarm*|secours|ambulance|15|17|18|112)'

/**
 * What somebody says who fears for the life of another: a question is answered yes or no before anything else. `urgent` answers while an
 * act is near.
 */
export const followUpsAboutThem: readonly FollowUp[] = [
  {
    id: 'donner-l-idée',
    namesLine: true,
    patterns: [
      "(donne*|mettre|met|mettrait) [lui|des|une|l'|d'] [pas] .. (idée|idées)",
      '(pas|ne pas|mieux de pas) .. en parler .. idée*',
    ],
    answers: [
      'Non : en parler ne donne pas l’idée, cela soulage souvent. On peut demander simplement : « Est-ce que tu penses au suicide ? »',
      'Poser la question ne crée rien qui n’y soit déjà. Elle montre que l’on peut vous en parler.',
    ],
    questions: ['Quand pourriez-vous lui en parler au calme ?'],
  },
  {
    id: 'hors-de-danger',
    tells: 'helped',
    patterns: [
      "(l'a|l'ai|l'ont|l'avons) [enfin] (retrouvé*|trouvé*)",
      '(il|elle) est .. (hospitalisé*|hôpital|urgences|ambulance|prise en charge|pris en charge)',
      '(pompiers|samu|secours|ambulance|police|médecin) .. (sont|est) (là|arrivé*|avec (elle|lui))',
      "(l'ont|l'a) (emmené*|pris en charge|prise en charge|hospitalisé*)",
      '^ [ça y est|ok] ils sont [enfin|déjà] (là|arrivé*)',
    ],
    answers: [
      'Quelqu’un est auprès de {lui}, et c’est aussi grâce à vous. Dites aux soignants ce que vous savez : les mots entendus, les moyens, les jours.',
      'Vous avez tenu jusqu’au relais. La suite revient aux soignants et à ses proches ; vous pouvez souffler un peu.',
    ],
    questions: ['Et vous, qui est avec vous maintenant ?'],
  },
  {
    id: 'secours-prévenus',
    tells: 'called',
    isQuiet: true,
    patterns: [
      `(j'ai|on a|viens d') .. (appelé|appeler|prévenu|prévenir) .. (${RESCUE}|119)`,
      'ils (y vont|arrivent|vont y aller)',
    ],
    answers: [
      'Vous avez fait ce qu’il fallait. Gardez votre téléphone libre : on peut vous rappeler pour l’adresse.',
      'C’est le bon geste. Prévenez aussi une personne proche, et ne restez pas sans personne en attendant.',
    ],
  },
  {
    id: 'promesse-de-silence',
    patterns: [
      '(promis|promesse|promettre|juré|jurer|secret)',
      '(rien|pas) (dire|en parler) [à]',
      '(dis|dit|dise|dites|répéter|répète|raconter) [le] [rien] à personne',
      '(me taire|garder ça|garde ça|garder cela) [pour moi]',
      '(supplie|demande) de (rien|pas|ne)',
    ],
    answers: [
      'Non, ce secret-là ne se garde pas. Vous pouvez le lui dire : « Je ne peux pas garder ça sans personne. J’en parle, parce que je tiens à toi. »',
      'Non : quand il s’agit d’une vie, en parler n’est pas trahir. Choisissez une personne proche et calme, et dites-le-lui aujourd’hui.',
    ],
    questions: ['Qui, autour de {lui}, pourrait l’entendre en premier ?'],
  },
  {
    id: 'refuse-les-secours',
    patterns: [`(vais|veux|peux) pas .. (appeler|prévenir|déranger) .. ${RESCUE}`],
    answers: [
      'D’accord. Les secours sont pour un danger tout de suite ; sinon, lui parler et ne pas rester sans appui est le bon chemin.',
    ],
    urgent: [
      'Cette hésitation se comprend. Si quelqu’un peut vérifier dans l’heure, demandez-le-lui ; sinon le 15 ou le 112 conseille même quand on n’est pas sûr.',
    ],
  },
  {
    id: 'appeler-les-secours',
    patterns: [`(j'appelle|appeler|prévenir|je préviens|fais venir) .. ${RESCUE}`, `${RESCUE} .. (appeler|oui ou non)`],
    answers: [
      'Oui si vous craignez un geste aujourd’hui, ou sans nouvelle : le 15 ou le 112, en donnant l’adresse en premier. Sinon, commencez par lui poser la question.',
    ],
    urgent: [
      'Oui, maintenant : le 15 ou le 112, en donnant l’adresse en premier. Les secours peuvent aller jusqu’à sa porte.',
      'Oui. Mieux vaut un appel de trop au 15 ou au 112 : dites où est {personne} et ce qui a été écrit ou dit.',
    ],
  },
  {
    id: 'prévenir-ses-proches',
    patterns: [
      `(j'appelle|appeler|prévenir|prévienne|je préviens|avertir|contacter|alerter) .. ${PARENTS}`,
      `(faut|dois|devrais|vais) .. (dire|parler) .. ${PARENTS}`,
    ],
    answers: [
      'Oui, prévenez quelqu’un de proche, en peu de mots : « Je m’inquiète pour sa vie, j’ai besoin de toi. » Vous n’avez pas à porter cela sans personne.',
      'Oui. Dites ce que vous avez vu et entendu, sans juger, et demandez qui peut être là ces jours-ci.',
    ],
    urgent: [
      'Oui, appelez maintenant. Si personne ne répond et que vous savez où est {personne}, faites le 15 ou le 112 et donnez l’adresse.',
      'Oui, prévenez sans attendre : « J’ai peur pour sa vie, allez-y maintenant. » Sans réponse, c’est le 15 ou le 112.',
    ],
  },
  {
    id: 'si-rien-ne-répond',
    patterns: [
      '(si|et si|s il|que si) [il|elle|ils|personne] [ne] (ouvre|ouvrent|répond|répondent|décroche|veut|veulent) (pas|plus)',
      '(si|et si) (personne|la porte) .. (ouvre|répond|fermé*)',
    ],
    answers: [
      'Si la porte reste fermée et que le téléphone ne répond pas : le 15 ou le 112, avec l’adresse, et vous restez devant la porte. Un voisin ou un gardien a peut-être un double.',
      'Alors vous n’attendez pas : le 15 ou le 112, ils peuvent faire ouvrir. Appelez aussi un proche qui a la clé.',
    ],
  },
  {
    id: 'aller-le-voir',
    patterns: [
      '(devrais|dois|faut|devrait|vaut mieux) .. (voir|passer|monter|descendre|rester avec|aller chez|dormir)',
      '(passer|aller|monter) (la|le) voir',
    ],
    answers: [
      'Oui, une présence vaut mieux que dix messages. Allez-y pour un moment simple, un repas ou une marche, et posez la question quand vous serez à deux.',
    ],
  },
  {
    id: 'prendre-les-moyens',
    patterns: [
      '(prends|prendre|enlève*|jette*|retire*|récupère*|cache*) .. (sac|médicament*|boîte*|couteau*|arme|fusil|clé*|cachets|corde)',
    ],
    answers: [
      'Oui, si cela peut se faire sans lutte : « Je les garde chez moi quelque temps, parce que je tiens à toi. » Rapportez le tout à une pharmacie, et dites-le au médecin.',
    ],
  },
  {
    id: 'moyens-préparés',
    patterns: [
      '(garde|caché*|stocke*|vidé*|mis de côté|acheté*) .. (pharmacie|médicament*|cachets|boîte*|corde|arme|fusil)',
    ],
    answers: [
      'Garder de quoi le faire est un signe grave. Ne laissez pas {personne} sans personne aujourd’hui, et faites mettre cela hors de portée. Si un geste paraît proche, c’est le 15 ou le 112.',
    ],
  },
  {
    id: 'accepte-de-l-aide',
    isReassuring: true,
    patterns: ['(accepte|a accepté|ok pour|d accord pour|veut bien) .. (voir|médecin|psy*|aide|parler|consulter)'],
    answers: [
      'C’est un grand pas, et vous y êtes pour beaucoup. Proposez d’y aller aussi, et notez ensemble deux phrases à dire.',
    ],
  },
  {
    id: 'quelqu-un-à-joindre',
    patterns: ['(connais|joindre|contacter|numéro de|ai le numéro) .. (sa|son|ses|une|un) *'],
    answers: [
      'Joignez cette personne maintenant : « J’ai peur pour sa vie. Tu peux passer, et me dire ? » Quelqu’un sur place change tout.',
    ],
  },
  {
    id: 's-il-dit-oui',
    patterns: [
      "(si|s'il|et si) [il|elle] .. (dit|répond|disait|répondait) .. oui",
      '(oui|un peu oui) .. (fais|fait) quoi',
    ],
    answers: [
      'Alors remerciez d’abord : « Merci de me l’avoir dit. » Restez à côté, demandez si un moyen ou un moment est prévu, éloignez ce qui est dangereux, et appelez le 3114 ensemble. Si c’est pour maintenant, c’est le 15 ou le 112.',
      'Un oui n’oblige pas à avoir la solution. Ne laissez pas {personne} sans personne ce soir, mettez les médicaments hors de portée, et prenez conseil au 3114, à deux si possible.',
    ],
  },
  {
    id: 'lui-demander',
    patterns: [
      '(donne*|mettre) .. (idée|idées)',
      '(poser la question|aborder)',
      "(demande|demander|demandais) .. (s'il|si elle|si il|veut mourir|suicide|mourir)",
    ],
    answers: [
      'Oui, on peut le demander avec le mot « suicide » : cela ne donne pas l’idée, cela permet d’en parler. Un moment à deux, sans télévision, et : « Est-ce que tu penses parfois à mourir ? »',
      'Oui. Demandez-le franchement, puis laissez un silence : ne pas oser le mot isole davantage.',
    ],
    questions: ['Quand pourriez-vous être tranquilles, à deux ?'],
  },
  {
    id: 'a-dit-oui',
    patterns: [
      "(il|elle) (a|m'a) (répondu|dit|avoué) .. (oui|un peu|parfois|des fois|y pense|y pensait)",
      '(il|elle) (y pense|pense au suicide|veut mourir)',
    ],
    answers: [
      'C’est une réponse vraie, et c’est à vous qu’elle a été donnée. Vous pouvez dire : « Merci. Je ne te laisse pas avec ça, on appelle ensemble. » Une promesse de ne rien faire ne suffit pas : il faut un adulte ou un soignant dans la boucle.',
      'Merci de l’avoir demandé. Restez en lien aujourd’hui, voyez qui peut être près de {lui}, et faites mettre à l’écart les médicaments ou ce qui blesse.',
    ],
    questions: ['Qui peut être près de {lui} ce soir ?'],
  },
  {
    id: 'maintenant-ou-plus-tard',
    patterns: [
      '(ce soir|maintenant|tout de suite) .. ou .. (demain|plus tard|attend*|week-end)',
      "(j'attends|attendre) .. (demain|week-end|plus tard)",
    ],
    answers: [
      'Ce soir, s’il y a un moment calme : quelques mots suffisent, et rien n’oblige à tout régler. « J’ai entendu ce que tu as dit, et je m’inquiète. Est-ce que tu penses à mourir ? »',
    ],
    questions: ['Quel moment serait le plus calme ?'],
  },
  {
    id: 'quoi-dire-à-ses-proches',
    patterns: [
      `(dis|dire|écris|écrire|mets|mettre) [lui|leur|je] quoi .. (à|aux) (sa|son|ses|leur) ${PARENTS}`,
      `(à|aux) (sa|son|ses|leur) ${PARENTS} .. (dis|dire|écris|écrire) quoi`,
      `(quoi|que|comment) .. (dire|écrire|parler|annoncer) à (sa|son|ses|leur) ${PARENTS}`,
      `(dis|dire) .. quoi .. à (sa|son|ses) ${PARENTS}`,
    ],
    answers: [
      'À cette personne : « Je m’inquiète beaucoup, j’ai peur pour sa vie. Peux-tu passer aujourd’hui, et me dire ? » Ajoutez ce que vous avez vu, sans juger.',
      'Court et clair : « J’ai reçu des signes qui me font peur, et je n’ai plus de réponse. Va sonner à sa porte, et rappelle-moi. » Sans nouvelle, c’est le 15 ou le 112.',
    ],
  },
  {
    id: 'quoi-dire',
    patterns: [
      '(dis|dire|écrire|écris|réponds|répondre|mets|mettre) [lui] quoi',
      '(quoi|que) [lui] (dire|écrire|répondre|demander)',
      'lui (dire|demander|parler) .. sans',
      'que je lui (répond*|dis|écris|dise|écrive)',
      'comment [je] [peux] [lui] [en] (dire|parler|parle|écrire)',
      'comment .. (parle|parler) ..',
      'comment (je l|je la|je le) aborde',
    ],
    answers: [
      'Une phrase simple : « Je tiens à toi et je m’inquiète. Est-ce que tu penses au suicide ? » Puis écoutez, sans discuter ce qui est dit.',
      'Commencez par ce que vous avez vu : « Depuis quelque temps, je te sens loin. Je ne te juge pas. Dis-moi où tu en es. » Peu de mots suffisent.',
      'Vous pouvez dire : « Tu comptes pour moi. Je préfère te poser la question que me taire. » Et rester là, même si la réponse ne vient pas tout de suite.',
    ],
  },
  {
    id: 'laisser-seul',
    patterns: [
      '(laisser|laisse) .. (seul|seule|sans personne)',
      '(travailler|partir|sortir|m absenter) .. (seul*|laisser)',
    ],
    answers: [
      'Les premières semaines, mieux vaut éviter de longues heures sans personne. Un relais peut suffire : un proche qui passe, un appel à midi, un arrêt de quelques jours dont le médecin peut décider avec vous.',
    ],
  },
  {
    id: 'rechute',
    patterns: ['(recommence*|rechute*|refait|refasse|nouveau)'],
    answers: [
      'Cette peur ne vous quittera pas tout de suite. Ce qui aide : convenir ensemble de signes et d’une personne à prévenir, et garder le suivi après l’hôpital. Si un geste semble proche, c’est le 15 ou le 112.',
    ],
  },
  {
    id: 'si-je-me-trompe',
    patterns: ['(si je|je) [me|suis] (trompe|trompais|fais des films|exagère)', 'pour rien', '(parano|alarmiste)'],
    answers: [
      'Alors {personne} saura que quelqu’un veille. Se tromper coûte une conversation un peu gênante ; se taire peut coûter bien plus.',
    ],
  },
  {
    id: 'est-ce-grave',
    patterns: [
      "(c'est|est-ce|est ce que c'est|est-ce que c'est) [*] (grave|inquiétant|dangereux|sérieux|normal)",
      '(dois|faut) .. (inquiéter|inquiète|peur|alarmer)',
      '(croyez|pensez|crois|penses) (que|qu) .. (va|peut|pourrait|risque|serait) .. (faire|passer|capable|bêtise|quelque chose)',
      '(va|pourrait) [il|elle] .. (faire|passer) .. (bêtise|quelque chose|acte)',
    ],
    answers: [
      'Oui, cela mérite d’être pris au sérieux. Personne ne peut savoir à distance ce qui va se passer ; le plus sûr est de lui poser la question ce soir, simplement : « Est-ce que tu penses à mourir ? »',
      'De tels mots ne sont jamais à négliger, et ils ne disent pas que le pire va arriver. Ce qui aide : demander franchement, rester présent, et prendre conseil.',
    ],
    questions: ['Qu’est-ce qui a changé chez {lui}, ces derniers temps ?'],
  },
  {
    id: 'comment-aider',
    patterns: [
      '(aider|aide|soutenir|faire pour) [*] (lui|elle|mon|ma|le|la|l)',
      "comment [je] [peux] (l'aider|le aider|aider)",
      "l'aider",
    ],
    answers: [
      'Trois choses aident vraiment : être là sans discuter ses mots, lui demander franchement où cela en est, et trouver ensemble un médecin à voir cette semaine. Vous pouvez proposer de prendre le rendez-vous et d’y aller aussi.',
      'Restez en lien chaque jour, même par un message court, et mettez hors de portée les médicaments ou ce qui blesse. Le reste se fait à plusieurs, pas par vous seulement.',
    ],
    questions: ['Qui d’autre, autour de {lui}, peut être présent ?'],
  },
  {
    id: 'refuse-de-l-aide',
    patterns: [
      '(veut|accepte) (pas|plus|aucun*|rien|voir personne|parler à personne|pas entendre)',
      '(refuse*|forcer|obliger)',
      "(répond|dit) que (ça va|tout va bien|c'est rien)",
    ],
    answers: [
      'On ne force pas, mais un refus n’est pas définitif. Proposez une seule petite chose, un médecin généraliste ou un appel à deux, et redites que vous restez là.',
      'Vous pouvez prendre conseil pour vous, même sans son accord. Et si le danger devient immédiat, les secours viennent même quand la personne refuse.',
    ],
  },
  {
    id: 'chercher-un-soignant',
    patterns: [
      '(cherche|trouver|trouve|voir|consulter|rendez-vous) .. (psy*|pédopsy*|thérapeute|spécialiste|cmp)',
      '(psy*|pédopsy*) .. (ado*|enfant*|jeune*|site)',
    ],
    answers: [
      'Le médecin traitant est la porte la plus rapide. Pour un jeune, la Maison des adolescents et le CMP reçoivent gratuitement, parents compris, parfois sans rendez-vous.',
    ],
  },
  {
    id: 'l-appeler',
    patterns: [
      "je [vais] [l'|la|le] (appelle|rappelle|appeler|rappeler) $",
      "(dois|faut|devrais) .. l'(appeler|rappeler)",
      "je l'appelle & ! (répond*|décroche*)",
    ],
    answers: [
      'Oui, appelez : votre voix compte. Demandez où se passe la soirée, et avec qui.',
      'Oui, essayez encore, et écrivez aussi : « Je suis là, réponds-moi. » Sans réponse, prévenez ses proches.',
    ],
  },
  {
    id: 'peur-de-fâcher',
    patterns: ["(détester|m'en vouloir|fâch*|colère|pardonner*|trahi*|braquer|braque)"],
    answers: [
      'Il y aura peut-être de la colère, et elle passera. Un lien se répare ; une vie, non.',
      'Sa colère n’effacera pas que quelqu’un a été là. Dites simplement : « J’ai préféré te fâcher que te perdre. »',
    ],
  },
  {
    id: 'j-y-vais',
    patterns: [
      "(j'y|on y) (vais|va|fonce)",
      '(suis|je suis) (en route|devant chez|chez elle|chez lui|avec elle|avec lui)',
      'je pars le (voir|rejoindre)',
      '(prendre|prends) (un|le|la) (train|voiture|bus|route|avion)',
      'je vais (toquer|lui parler|la voir|le voir|essayer|lui demander|lui dire|frapper|y aller)',
    ],
    answers: [
      'C’est un beau pas. Commencez par vous asseoir à côté, et par une seule phrase ; la suite viendra. Vous pourrez revenir me dire comment cela s’est passé.',
      'Votre présence compte. Écoutez plus que vous ne parlez, et ne cherchez pas à tout régler ce soir.',
    ],
    urgent: [
      'Allez-y à plusieurs si possible, et gardez le 15 ou le 112 en ligne.',
      'Votre présence compte. Éloignez ce qui est dangereux, et restez jusqu’à ce que quelqu’un prenne le relais.',
    ],
    isQuiet: true,
  },
  {
    id: 'que-faire',
    patterns: [
      "(j'appelle|appeler|je dois appeler|on appelle) (qui|quoi)",
      'qui .. appeler',
      '(je|on) (fais|fait) quoi',
      '(que|quoi) faire',
      'comment (je fais|faire|réagir)',
    ],
    answers: [
      'D’abord lui parler : « Est-ce que tu penses au suicide ? » Puis quelqu’un de proche à mettre au courant, et un médecin à voir cette semaine.',
      'Restez en lien, posez-lui la question franchement, et ne portez pas cela sans personne.',
    ],
    urgent: [
      'D’abord les secours, le 15 ou le 112, en disant où se trouve {personne} ; ensuite un proche qui habite tout près.',
      'Gardez le lien ouvert, envoyez quelqu’un sur place, et donnez l’adresse au 15 ou au 112.',
    ],
  },
  ...newsAboutThem,
]

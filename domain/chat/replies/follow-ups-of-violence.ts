import type { FollowUp } from './follow-up.ts'

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
      '(il|elle) (arrive|rentre|revient) (dans|bientôt|maintenant|là|tout de suite|$)',
      "j'entends (sa voiture|la porte|la clé|les clés|ses clés|ses pas|le portail|l'ascenseur)",
      '(il|elle) est (là|rentré*) $',
      "(il|elle) vient (d'arriver|de rentrer|d'entrer)",
    ],
    answers: [
      'Effacez cette conversation maintenant. Si cela monte : le 17, ou le 114 par SMS, sans bruit. Revenez quand ce sera sûr.',
      'Fermez et effacez tout de suite. En cas de danger, le 17, ou un SMS au 114. Je serai là plus tard.',
    ],
  },
  {
    id: 'heure-du-retour',
    namesLine: true,
    patterns: ['(il|elle) (rentre|revient|arrive|sera là) (à|vers|ce soir|après|demain|d ici)'],
    answers: [
      'Cela laisse un peu de temps. Avant cette heure-là : une personne sûre prévenue, vos papiers et votre téléphone à portée, et un endroit où aller si cela monte.',
    ],
  },
  {
    id: 'sans-argent',
    patterns: [
      '(pas|plus|aucun*) [de|un] (argent|sous|revenu*|salaire|compte)',
      '(tout|compte*|maison|appartement|bail|loyer) .. à son nom',
      '(dépend*|vis) .. (de lui|d elle|de elle|son salaire)',
    ],
    answers: [
      'Ne pas avoir d’argent à soi retient beaucoup de monde, et ce n’est pas une impasse : la CAF verse une aide d’urgence aux victimes de violences, et une assistante sociale aide à la demander. Le 3919 indique par où commencer.',
    ],
  },
  {
    id: 'peur-de-perdre-les-enfants',
    patterns: ['(prendre|prendra|enlever|garder|gardera|retirer|perdre) .. (enfants|fils|fille*|petits|gosses)'],
    answers: [
      'Se mettre à l’abri avec ses enfants n’est pas les perdre : c’est un juge qui décide, et les violences comptent. Une plainte ou une main courante, et un avocat que le 3919 peut indiquer, protègent ce départ.',
    ],
  },
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
    patterns: ['(cou|gorge)', "(m'a|me) (étrangl*|étouff*)"],
    answers: [
      'Une main au cou, même brève, est un signe de danger sérieux. Un médecin doit voir cela aujourd’hui, même sans trace ; si vous avez mal, du mal à avaler, à parler ou à respirer, appelez le 15. Et parlez-en vite au 3919.',
    ],
  },
  {
    id: 'localisation',
    patterns: ['(localis*|géolocalis*|gps|traceur|airtag)', '(sait|saura|voit|verra) où je (suis|vais|dors)'],
    answers: [
      'Couper la localisation d’un coup peut se voir. Mieux vaut la laisser, et préparer le départ d’un autre téléphone, celui d’une sœur ou d’une collègue : le 3919 le fait avec vous, pas à pas.',
      'Le jour venu, le téléphone peut rester là où il doit être, et vous partir sans lui. D’ici là, appelez le 3919 d’un autre appareil, et ne changez aucun réglage qui se remarque.',
    ],
    questions: ['Cette conversation peut-elle être lue, elle aussi ?'],
  },
  {
    id: 'clés-prises',
    patterns: [
      '(pris|prend|caché|cache|confisqué|confisque|garde) .. (clé*|papiers|carte*|passeport)',
      '(empêche*|bloque*|enferme*) .. (sortir|porte|partir|sorte)',
    ],
    answers: [
      'Prendre vos clés pour que vous ne sortiez pas, c’est vous retenir, et personne n’en a le droit. Si cela recommence, c’est le 17, ou le 114 par SMS ; le reste se prépare au 3919.',
    ],
    questions: ['Quelqu’un a-t-il un double de vos clés ?'],
  },
  {
    id: 'téléphone-surveillé',
    patterns: [
      '(regarde|fouille|lit|vérifie|contrôle|surveille) .. (téléphone|portable|tel|messages)',
      '(a|connaît) (mon|mes) (code*|mot de passe)',
      '(efface*|supprime*|bloque*) .. (contact*|ami*|numéro*)',
    ],
    answers: [
      'Surveiller votre téléphone, c’est un choix de sa part, et vous n’y êtes pour rien.',
      'Votre code, vos messages, vos contacts sont à vous. Qu’on les prenne ou les efface n’est pas votre faute.',
    ],
    questions: ['Avez-vous peur de sa réaction, parfois ?'],
  },
  {
    id: 'violence-rapetissée',
    patterns: [
      '(juste|seulement|une fois|un peu|pas fort|à peine|deux fois) .. (poussé*|bousculé*|serré*|attrapé*|giflé*|tiré*|secoué*|tenu*|claque|baffe|gifle)',
      '(poussé*|bousculé*|serré*|attrapé*|giflé*|tiré*|secoué*|claque|baffe|gifle) .. (juste|seulement|une fois|un peu|pas fort|deux fois|rien)',
      "(m'a|m'avait) [juste|un peu|déjà] (poussé*|bousculé*|serré*|attrapé*|giflé*|secoué*|plaqué*|retenu*)",
    ],
    answers: [
      'Même une fois, même « pas fort », ce geste compte, et vous avez bien fait de le dire. Il n’y a pas besoin de coups plus graves pour demander de l’aide.',
      'Serrer, pousser, retenir : c’est déjà une violence, même sans coup. Le dire n’accuse personne, cela vous protège.',
    ],
  },
  {
    id: 'est-ce-normal',
    patterns: [
      "(c'est|est-ce|est ce que c'est|si c'est) [*] (normal|grave|violent|de la violence|de la jalousie)",
      "(parce qu'il|parce que il|parce qu'elle|dit que c'est parce) .. (m'aime|aime|tient à moi)",
    ],
    answers: [
      'Non, ce n’est pas une façon d’aimer. Surveiller, fouiller, casser, bousculer : cela enferme et cela fait peur, et vous avez raison de vous poser la question.',
      'C’est sérieux, oui. Aimer quelqu’un n’oblige pas à supporter d’être sous surveillance ou dans la peur.',
    ],
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
    id: 'peut-il-lire',
    patterns: [
      '(peut|pourrait|va) [il|elle] .. (lire|voir|savoir|trouver|tomber) .. (écris|ici|conversation|message*|tchat|chat)',
    ],
    answers: [
      'Oui, si votre appareil est entre ses mains ou surveillé à distance : effacez cette conversation par le menu du chat, et préférez la navigation privée ou le téléphone d’une personne sûre. Autrement, personne de votre entourage n’y a accès.',
    ],
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
    id: 'droit-de-partir',
    patterns: [
      '(droit|légal|interdit|autorisé*) .. (partir|emmener|quitter|prendre) .. (enfant*|petit*|fils|fille*|maison|domicile|$)',
    ],
    answers: [
      'Oui, on peut quitter le domicile avec ses enfants pour se mettre à l’abri ; si un jugement fixe déjà la garde, voyez aussitôt un avocat. Signalez-le vite, par une main courante ou une plainte, pour que cela soit écrit ; le 3919 oriente vers une association ou un avocat.',
    ],
  },
  {
    id: 'à-l-abri',
    patterns: [
      "(j'y suis|on y est|suis arrivé*|suis à l'abri|suis en sécurité maintenant)",
      '(suis|on est) [là|maintenant] chez (ma|mon|une|un|elle|des|mes) *',
    ],
    answers: [
      'Vous êtes à l’abri, et c’est un pas immense. Trembler après coup est normal : asseyez-vous, buvez un peu d’eau, et laissez quelqu’un rester avec vous.',
    ],
  },
  {
    id: 'appels-répétés',
    patterns: [
      "(m'appelle|me appelle|m'écrit|me rappelle|m'envoie) .. (sans arrêt|tout le temps|sans cesse|toutes les|en boucle|fois)",
      '(harcèle|bombarde) .. (message*|appel*)',
    ],
    answers: [
      'Rien ne vous oblige à répondre. Gardez les appels et les messages sans y toucher : ils comptent comme preuves. Le 3919 vous dit comment protéger votre téléphone sans que cela se remarque.',
    ],
  },
  {
    id: 'peur-de-rentrer',
    namesLine: true,
    patterns: ['peur (de|d) (rentrer|le voir|la voir|ce soir|qu il rentre)', '(oses|ose) plus rentrer'],
    answers: [
      'Si vous craignez cette soirée, mieux vaut ne pas être là sans personne : chez quelqu’un de sûr, ou avec quelqu’un à côté.',
    ],
  },
  {
    id: 'quoi-dire',
    patterns: ['(dis|dire|écris|écrire) quoi', '(quoi|que) lui (dire|écrire)'],
    answers: [
      'Peu de mots suffisent : « J’ai besoin d’être chez toi ce soir. Ne dis à personne où je suis. » Le reste peut attendre demain.',
    ],
  },
  {
    id: 'préparer-un-départ',
    patterns: [
      '(préparer|prépare|organiser|prévoir) .. (départ|partir|sac|plan|fuite|affaires)',
      '(comment|quoi) .. (partir|quitter|pars|départ)',
      'au cas où',
    ],
    answers: [
      'Un départ se prépare sans rien annoncer : papiers, ordonnances, un peu d’argent, un double des clés et quelques affaires chez une personne sûre ; un mot convenu avec elle ; un moment où l’autre est absent. Le 3919 le prépare avec vous, pas à pas.',
      'Commencez par ce qui ne se voit pas : photographier vos papiers, les envoyer à quelqu’un de sûr, repérer où dormir une nuit. Le reste se prépare au 3919, à votre rythme.',
    ],
  },
  {
    id: 'ne-veut-pas-partir',
    patterns: ['(veux|peux|vais) pas [le|la] (partir|quitter)', '(rester|reste) .. (pour les enfants|école|lui|elle)'],
    answers: [
      'Rien ne vous oblige à partir, ni à décider ce soir. Même en restant, on peut se protéger : un sac discret, des papiers à l’abri, une personne qui sait.',
      'Rester n’est pas consentir. Votre sécurité peut se préparer sans rien décider d’autre.',
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
    id: 'lui-dire',
    patterns: [
      '(lui|leur) (dire|annoncer|parler|expliquer)',
      '(le|la|les) (confronter|affronter|quitter)',
      '(vais|veux|pense|devrais|dois) [peut-être] partir',
    ],
    answers: [
      'Annoncer un départ ou demander des explications peut être le moment le plus dangereux. Cela se prépare d’abord, sans bruit, avec une personne formée.',
      'Rien ne presse de le dire en face. Préparez votre sécurité avant, sans l’annoncer.',
    ],
  },
  {
    id: 'excuses',
    patterns: [
      "(il|elle) .. (changera*|changer|regrette|excusé*|gentil*|adorable|doux|super|pas méchant*|m'aime|s'est calmé*|stressé*|bu)",
      'au fond',
      "c'était (un accident|rien|pas grave|pas si)",
      "je l'aime",
    ],
    answers: [
      'Qu’il y ait aussi des moments calmes n’efface pas ce que vous avez vécu. Vous avez le droit d’être en sécurité.',
      'On peut tenir à quelqu’un et avoir besoin d’être à l’abri.',
    ],
  },
  {
    id: 'il-me-retrouvera',
    patterns: ['(me|nous) (retrouver*|retrouve|poursuiv*|suivra|suit)', 'si je pars'],
    answers: [
      'Cette peur compte, et elle se prépare : adresse gardée secrète, itinéraire, moment choisi, avec des personnes formées.',
      'C’est pour cela que rien ne s’annonce à l’avance. Le départ se prépare avec des personnes dont c’est le métier.',
    ],
  },
  {
    id: 'surveillance',
    patterns: [
      '(lit|lisent|regarde|fouille|surveille|contrôle|voit|lire) .. (message*|téléphone|portable|écran|conversation*)',
      '(mon|le) téléphone .. (surveillé|fouillé)',
    ],
    answers: [
      'Alors écrivez-en le moins possible ici : effacez cette conversation, et appelez d’un autre téléphone si vous le pouvez.',
      'Dans ce cas, mieux vaut passer par le téléphone d’une personne sûre, et ne rien laisser à l’écran.',
    ],
  },
  {
    id: 'nulle-part',
    patterns: [
      'nulle part',
      '(dans la rue|suis dehors|mis* dehors)',
      '(pas|aucun) [d] (endroit|logement|toit)',
      'sais pas où aller',
      '(aller|vais|irais|dormir) où',
      'où (aller|dormir|je peux aller)',
      'je vais où',
    ],
    answers: [
      'Des hébergements d’urgence existent, parfois à l’adresse gardée secrète. Au téléphone, on vous dit vers qui vous tourner pour chercher une place.',
      'Vous n’avez pas à trouver cela sans aide : c’est justement ce que l’on prépare avec vous au téléphone.',
    ],
  },
]

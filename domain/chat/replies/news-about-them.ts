import type { FollowUp } from './follow-up.ts'

/** What somebody tells of the one they fear for, and of themselves. */
export const newsAboutThem: readonly FollowUp[] = [
  {
    id: 'cela-ne-lui-ressemble-pas',
    patterns: [
      '(jamais|pas) [*] (écrit|dit|fait|parlé|envoyé|parle|parlait) [*] [*] (ça|cela|truc*|chose*|comme ça|comme cela|ainsi)',
      '(pas son genre|ressemble (pas|plus)|pas normal|reconnais (pas|plus))',
    ],
    answers: [
      'Que cela ne lui ressemble pas est une raison de plus d’appeler, de vive voix : « Ton message m’a fait peur. Est-ce que tu penses à mourir ? » Sans réponse, le 15 ou le 112.',
    ],
    questions: ['Avez-vous pu joindre {personne}, depuis ?'],
  },
  {
    id: 'ce-qui-lui-arrive',
    patterns: [
      "(l'a|la|le|s'est fait) (quitté*|largué*|viré*|trompé*|licencié*)",
      '(sa|son) (rupture|divorce|licenciement|dette*|deuil|échec)',
    ],
    answers: [
      'Il y a donc une raison qui fait très mal. On peut partir de là : « Je sais ce que tu traverses, et je ne te laisse pas avec ça. »',
    ],
  },
  {
    id: 'adulte-sur-place',
    patterns: ['(internat|foyer|cité u|crous|résidence|caserne|colonie|pension)'],
    answers: [
      'Sur place, quelqu’un peut aller frapper à sa porte dès maintenant : un surveillant, le gardien, un voisin de chambre. Appelez l’accueil et dites que vous craignez pour sa vie.',
    ],
  },
  {
    id: 'dispositions',
    patterns: [
      '(a|avait) [aussi|déjà|tout] (donné|vidé|rangé|trié|rendu|légué|distribué) (ses|son|sa|tout|toutes) * & ! (pharmacie|médicament*|boîte*)',
    ],
    answers: [
      'Donner ce à quoi l’on tient, ou tout mettre en ordre, est un signe à prendre au sérieux, surtout avec de tels mots. Appelez {personne} maintenant ; sans réponse, c’est le 15 ou le 112, avec l’adresse.',
    ],
  },
  {
    id: 'mis-à-l-abri',
    patterns: [
      "(j'ai|on a|ai|(coloc*|mère|père|soeur|frère|ami|amie|mari|femme|parents) (a|ont)) (caché|enlevé|retiré|rangé|jeté|confisqué|mis|fermé|pris) .. (couteau*|médicament*|arme*|fusil|corde*|lame*|clé*|cachets|fenêtre*|alcool)",
    ],
    answers: [
      'C’est un geste qui protège vraiment. Dites-le aussi au médecin, et gardez-les hors de la maison si vous le pouvez.',
    ],
  },
  {
    id: 'on-me-dit',
    patterns: [
      '(disent|dit|pensent|trouvent) .. (dramatis*|exagèr*|exagere|c est l âge|passer*|c est rien|ce est rien|cinéma|comédie|caprice*|manipul*|laisser tranquille)',
    ],
    answers: [
      'Ceux qui sont tout près ont parfois besoin de temps pour y croire. Redites-leur les mots exacts que vous avez entendus, sans discuter le reste.',
    ],
  },
  {
    id: 'à-côté-de-lui',
    patterns: ['(il|elle) (pleure|sanglote|tremble|crie)', '(il|elle) est (en larmes|par terre|effondré*|prostré*)'],
    answers: [
      'Asseyez-vous tout près, sans discuter : « Je suis là, je ne te laisse pas. » Mettez à l’écart ce qui est dangereux, et ne laissez {personne} sans personne ce soir.',
    ],
    questions: ['Qui peut vous rejoindre, pour que vous soyez deux auprès de {lui} ?'],
  },
  {
    id: 'isolé-avec-un-moyen',
    patterns: [
      '(il|elle|{proche}) est .. (garage|cave|grenier|grange|hangar|salle de bain*|toilettes|enfermé*|voiture)',
    ],
    answers: [
      'Allez-y maintenant, en appelant à voix haute, et gardez le 15 ou le 112 en ligne. Entrez si c’est ouvert ; sinon, les secours peuvent ouvrir.',
    ],
  },
  {
    id: 'mieux',
    isReassuring: true,
    patterns: ['(souri|sourit|rigolé|va mieux|plus calme|parlé un peu)'],
    answers: ['Un moment plus léger compte, pour vous deux. Dites-le-lui simplement : « Ça m’a fait du bien. »'],
  },
  {
    id: 'image-du-pire',
    patterns: [
      '(peux|arrive|ose) pas .. (écrire|écris|dire|le dire)',
      "j'imagine .. (rentre|trouve|ouvre)",
      '(terrifié*|terreur|cauchemar*)',
    ],
    answers: [
      'Vous imaginez le pire, et c’est terrible à porter. C’est cette peur-là qui dit qu’il faut lui parler aujourd’hui, et ne pas rester sans appui.',
      'Cette image fait très peur, et vous avez le droit de ne pas l’écrire. Plutôt que de guetter toute la nuit, posez-lui la question, et dites votre peur à quelqu’un.',
    ],
  },
  {
    id: 'connu-en-ligne',
    patterns: [
      '(connais|sais) (pas|même pas) .. (vrai nom|nom|prénom|qui (il|elle) est|où (il|elle) (est|habite|vit))',
      '(comment) .. (prévenir|alerter|contacter) .. (quelque un|quelqu un|famille|proche*|parents|secours)',
      '(pseudo|discord|serveur|en ligne|twitch|jeu en ligne)',
    ],
    answers: [
      'Même sans son nom, on peut agir : demandez au groupe qui connaît sa ville ou un proche, signalez le message à la plateforme, et donnez au 15 ou au 112 le pseudo et tout ce que vous savez.',
    ],
  },
  {
    id: 'lieu-inconnu',
    patterns: ['sais pas où', '(pas|connais pas) [l|son|d] adresse'],
    answers: ['Dites-le aux secours : avec un nom et un numéro de téléphone, ils savent chercher.'],
  },
  {
    id: 'tout-près',
    tells: 'reached',
    patterns: [
      '(il|elle|{proche}) est [là|maintenant|juste|toujours] (dans (sa|la|le|son|ma|mon|notre) (chambre|cuisine|salon|lit|canapé|jardin|salle|maison|appart*)|au (lit|salon|travail|boulot|lycée|collège|bureau|téléphone)|à (table|la maison|côté|école)|sous (la douche|la couette|ma couette)|avec moi|chez (moi|nous|nos|mes|ses|ma|mon|sa|un|une|des)|en bas|en haut|à côté|là|rentré*|couché*) & ! (pont|toit|rails|voie*|falaise*|fenêtre|balcon|bord|hôpital|urgences|gare|quai|garage|cave|grenier|grange|hangar|salle de bain*|toilettes|enfermé*|bois|voiture)',
      '(il|elle) (dort|mange|regarde|écoute|joue|prend sa douche)',
    ],
    answers: [
      'C’est une bonne chose de savoir où est {personne}. Un thé, une marche, quelques minutes côte à côte : c’est souvent là que la question se pose le mieux.',
      '{Il} n’est donc pas sans personne, et rien ne presse à la minute. Choisissez un moment calme, et posez la question.',
    ],
    questions: ['Qu’est-ce qui vous retient de lui en parler aujourd’hui ?'],
  },
  {
    id: 'des-nouvelles',
    tells: 'reached',
    patterns: [
      "(l'ai|l'a) (rappelé*|eu* au téléphone|revu*)",
      "(l'ai|l'a) (vu*|eu*|croisé*|appelé*) .. (hier|ce matin|tout à l'heure|ce soir|aujourdhui|avant hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|téléphone)",
      "(il|elle) (m'a|vient de me|vient de m'|vient de|a) [enfin] (répondu|répondre|rappelé|rappeler|envoyé|envoyer|écrit|écrire) & ! (adieu|pardon|disparaître|mourir|fini|fin|tranquille|oublie|oubliez|trop tard|frère|soin de toi|merci pour tout|photo*|vidéo*|plaquette*|corde|lame*|sang)",
      '(est|sont) [allé*|passé*|parti*] (la|le) voir',
      '(est|sont|reste*) (avec|chez) (elle|lui)',
      '(il|elle) (est passé*|était|est venu*|est allé*) .. (hier|ce matin|boulot|travail|chez|aujourdhui|normal*)',
      '(sa mère|son père|sa soeur|son frère|ses parents|sa femme|son mari) est (avec|chez|là)',
    ],
    answers: [
      'Avoir eu de ses nouvelles est rassurant pour l’heure. Cela laisse le temps de lui parler vraiment, sans attendre des jours.',
      'Tant mieux, ce n’est donc pas une question de minutes. Les signes d’avant restent sérieux : profitez de ce lien pour lui demander où cela en est.',
    ],
    questions: ['Que lui diriez-vous en premier, la prochaine fois que vous vous parlez ?'],
  },
  {
    id: 'lieu-connu',
    patterns: [
      "(j'ai|connais|sais) .. (adresse|où (elle|il) (est|habite|vit))",
      '^ [oui|ben|bah|je crois|sûrement|normalement|,|que] [il|elle] [est|doit être] [seul*] chez (lui|elle) & ! (avec|mère|père|parents|frère|soeur|femme|mari|copine|copain|coloc*)',
    ],
    answers: ['Gardez cette adresse sous les yeux : c’est la première chose à dire au 15 ou au 112.'],
    urgent: [
      'C’est là qu’il faut envoyer les secours : le 15 ou le 112, cette adresse d’abord. Un voisin peut aussi frapper à la porte pendant l’appel.',
    ],
  },
  {
    id: 'sans-réponse',
    patterns: ['(répond|répondent|décroche) (plus|pas)', 'injoignable'],
    answers: [
      'Quand les messages restent sans réponse, demandez à quelqu’un qui vit tout près de passer, ou allez-y. Sans aucune nouvelle et avec la peur d’un geste, c’est le 15 ou le 112.',
    ],
    urgent: [
      'Plus de réponse après ce que vous avez lu : n’attendez pas. Appelez le 15 ou le 112 maintenant, avec son adresse, et allez-y ou envoyez un voisin pendant l’appel.',
      'Sans réponse, c’est maintenant : le 15 ou le 112, l’adresse d’abord, et quelqu’un à sa porte.',
    ],
  },
  {
    id: 'loin',
    patterns: [
      '(loin|km|kilomètres|étranger|belgique|suisse|canada|québec|maroc|algérie|tunisie|espagne|italie|allemagne|angleterre|luxembourg|autre pays|autre ville) & ! (pas loin|pas [si|très|trop] loin)',
      'habite [seul*] à & ! (minutes|min|mn|côté|deux pas|pied|rue)',
      'je (suis|habite|bosse|travaille) à (20|25|30|35|40|45|50|60|vingt|trente|quarante|une|deux|trois|2|3|4|5) (min|minutes|mn|heure|heures|h|bornes)',
    ],
    answers: [
      'Même de loin, on peut faire beaucoup : prévenir quelqu’un sur place, garder son adresse sous la main, et l’appeler, aujourd’hui déjà.',
    ],
    urgent: ['Même de loin, le 15 ou le 112 peut envoyer quelqu’un : donnez son adresse, ou ce que vous en savez.'],
  },
  {
    id: 'ma-faute',
    patterns: ['ma faute', "j'aurais (dû|pu)", 'coupable', '(rien|pas) vu venir', "m'en veux"],
    answers: [
      'Non, vous n’êtes pas responsable de ce que vit {personne}. Vous avez vu, et vous cherchez de l’aide : c’est cela qui compte.',
    ],
  },
  {
    id: 'paniqué-pour-rien',
    patterns: [
      "(con|conne|bête|ridicule|idiot*|nul|nulle) d'avoir (paniqué|appelé|cru|dérangé|alerté)",
      '(paniqué|dérangé*|inquiété) pour rien',
    ],
    answers: [
      'Vous avez entendu des mots graves et vous avez agi : c’est exactement ce qu’il fallait. Mieux vaut une alerte de trop qu’un silence.',
    ],
  },
  {
    id: 'usure',
    patterns: [
      '(suis|je) .. (épuisé*|à bout|fatigué*|en peux plus|vidé*)',
      '(ramasse|porte tout|toujours moi)',
      '(honte|inviter)',
    ],
    answers: [
      'Veiller sur quelqu’un qui va mal use beaucoup, et vous comptez aussi. Vous avez droit à un relais, même une soirée.',
    ],
    questions: ['Qui pourrait partager cela avec vous ?'],
  },
  {
    id: 'merci',
    isReassuring: true,
    isQuiet: true,
    patterns: ['merci', '(bonne (nuit|soirée|journée)|au revoir|à bientôt)'],
    answers: [
      'Merci à vous de veiller. Revenez me dire comment cela s’est passé, à n’importe quelle heure.',
      'Vous faites ce qu’il faut. Prenez aussi soin de vous, et revenez quand vous voulez.',
    ],
  },
]

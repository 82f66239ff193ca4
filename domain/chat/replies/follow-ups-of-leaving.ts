import type { FollowUp } from './follow-up.ts'

const KIN =
  '(ma|mon|mes|une|un|des) [meilleure|meilleur|grande|grand|petite|petit|belle|beau] (mère|père|parents|soeur|frère|amie|ami|amis|copine|tante|oncle|cousin*|grand-mère|grand mère|grands parents|voisin*|collègue*|pote)'

/** What people ask of leaving somebody they fear, and of staying: nothing is announced, nobody is pressed. */
export const followUpsOfLeaving: readonly FollowUp[] = [
  {
    id: 'on-vient-me-chercher',
    tells: 'place',
    isQuiet: true,
    patterns: [
      '(vient|viennent|arrive|arrivent|passe|passent|va venir|vont venir) [me|nous] (chercher|prendre|récupérer) & ! (il|enfants|petits|école)',
    ],
    answers: [
      'Quelqu’un vient, et c’est l’essentiel. D’ici là : papiers, clés, téléphone et chargeur dans un sac, et attendez près de l’entrée ou chez un voisin. Si l’autre revient avant, c’est le 17, ou un SMS au 114.',
    ],
  },
  {
    id: 'quelqu-un-chez-qui-aller',
    tells: 'place',
    patterns: [
      `^ [oui|si|ben|bah|euh|alors|enfin|non] [,] [y a|il y a|j ai|ce serait|je peux aller|à la limite] [bien|que] [chez] ${KIN} [peut être|éventuellement|sûrement|je pense|je crois|oui|à la rigueur] $`,
      `(peux|pourrais|vais|irai|aller) [*] chez ${KIN} [peut être|ce soir|cette nuit|$]`,
    ],
    answers: [
      'Voilà une porte où aller. Prévenez de vive voix, ou d’un téléphone sûr : « Je viens peut-être ce soir, je t’expliquerai. » Rien d’écrit sur le vôtre.',
    ],
    questions: ['Comment pourriez-vous y aller, même en pleine nuit ?'],
  },
  {
    id: 'loin-ou-sans-voiture',
    patterns: [
      "(pas|plus) [de|d'] (voiture|permis|bus|train|essence|moyen de transport)",
      '(habite|vit|est|sont) [*] [*] (km|kilomètres|heures de route|loin|autre bout)',
    ],
    answers: [
      'La distance n’empêche rien : quelqu’un peut venir vous chercher, à une heure choisie, et en danger c’est le 17 qui se déplace.',
    ],
    questions: ['Qui, plus près, pourrait vous ouvrir sa porte une heure ?'],
  },
  {
    id: 'proche-qui-réagit-mal',
    patterns: [
      `(il|elle|ils|${KIN}) (va|vont) [*] [*] (moquer|rire|rigoler|juger|pas comprendre|pas me croire|pas nous croire|me dire de (le|la) quitter|pousser à (le|la) quitter)`,
    ],
    answers: [
      'Vous craignez sa réaction. Une phrase peut la devancer : « Je ne te demande pas ton avis, j’ai besoin que tu sois là. » Et si cette personne ne le peut pas, une autre le pourra.',
    ],
  },
  {
    id: 'va-l-appeler',
    isQuiet: true,
    patterns: [
      `(vais|je) [*] [*] (l'appeler|lui (écrire|téléphoner|demander|en parler)|(appeler|prévenir|téléphoner à|en parler à|tout dire à) ${KIN}) & ! (pas|peur|ose|calmement)`,
    ],
    answers: [
      'Faites-le maintenant, pendant que c’est calme. Peu de mots suffisent : « J’ai besoin de toi, je ne suis pas en sécurité ici. »',
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
    patterns: [
      '(prendre|prendra|prendrait|enlever|garder|gardera|garderait|aura|aurait|retirer|perdre) .. (enfant*|fils|fille*|petit*|gosses|bébé|garde)',
      '(enfants|fils|fille*|petits|gosses) .. me (les|le|la) (prendre|prendra|prennent|enlever|retirer)',
      '(va|vont) me (les|le|la) (prendre|enlever|retirer)',
    ],
    answers: [
      'Se mettre à l’abri avec ses enfants n’est pas les perdre : c’est un juge qui décide, et les violences comptent. Une plainte ou une main courante, et un avocat que le 3919 peut indiquer, protègent ce départ.',
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
    tells: 'place',
    patterns: [
      "(j'y suis|on y est|suis arrivé*|suis à l'abri|suis en sécurité maintenant)",
      '(suis|on est) [là|maintenant] chez (ma|mon|une|un|elle|des|mes) *',
    ],
    answers: [
      'Vous êtes à l’abri, et c’est un pas immense. Trembler après coup est normal : asseyez-vous, buvez un peu d’eau, et laissez quelqu’un rester avec vous.',
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
      'Peu de mots suffisent : « Ça ne va pas à la maison, j’ai besoin de te parler, à toi seulement. » Pour dormir ailleurs, ajoutez : « Je peux venir ce soir ? Ne dis à personne où je suis. »',
    ],
  },
  {
    id: 'quoi-emporter',
    patterns: [
      '(prends|prendre|emporter|emporte|mets|mettre|prévoir|prépare) [je|on|avec moi] quoi',
      '(quoi|que|qu est-ce que) .. (prendre|emporter|mettre dans|prends|emporte)',
      '(sac|valise|affaires) .. (quoi|dedans|prendre|emporter|mettre)',
    ],
    answers: [
      'L’essentiel tient dans un petit sac : papiers (les vôtres et ceux des enfants), carte Vitale et ordonnances, carte et un peu d’argent, clés, chargeur, un change, un doudou. Si un original se remarque, une photo envoyée à une personne sûre suffit.',
    ],
    questions: ['Chez qui ce sac pourrait-il attendre ?'],
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
    patterns: ['peux pas [le|la] (partir|quitter)', '(rester|reste) .. (pour les enfants|école|lui|elle)'],
    answers: [
      'Rien ne vous oblige à partir, ni à décider ce soir. Même en restant, on peut se protéger : un sac discret, des papiers à l’abri, une personne qui sait.',
      'Rester n’est pas consentir. Votre sécurité peut se préparer sans rien décider d’autre.',
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
    id: 'il-me-retrouvera',
    patterns: ['(me|nous) (retrouver*|retrouve|poursuiv*|suivra|suit)', 'si je pars'],
    answers: [
      'Cette peur compte, et elle se prépare : adresse gardée secrète, itinéraire, moment choisi, avec des personnes formées.',
      'C’est pour cela que rien ne s’annonce à l’avance. Le départ se prépare avec des personnes dont c’est le métier.',
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

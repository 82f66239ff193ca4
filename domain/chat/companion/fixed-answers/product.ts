import type { FixedAnswer } from '../fixed-answer.ts'
import { near } from '../near.ts'

const session = '(?:consultations?|seances?|rendez vous|rdv|visios?|appels?|session)'

/** Questions about the service. */
export const product: readonly FixedAnswer[] = [
  {
    id: 'price',
    asks: [
      / (?:combien (?:ca|cela|c est|coute\w*)|(?:ca|cela) coute combien|c est combien|quel (?:est le )?(?:prix|tarif)|le prix|les tarifs?|c est (?:payant|gratuit)|est ce (?:payant|gratuit)) /,
    ],
    says: 'Ce chat est gratuit. Une consultation vidéo de 45 minutes coûte 29,99 €, sans engagement. Le chat premium, facultatif, coûte 2,99 € par mois.',
    choices: [{ label: 'Les tarifs', href: '/pricing' }],
    example: 'combien ça coûte ?',
  },
  {
    id: 'reimbursed',
    asks: [
      / (?:rembours\w+|pris en charge) (?:\w+ ){0,4}(?:secu|securite sociale|mutuelle|par|\.)| (?:mutuelle|securite sociale|secu|mon soutien psy) /,
    ],
    says: 'Les consultations ne sont pas remboursées par la Sécurité sociale ni par les mutuelles. Le dispositif public « Mon soutien psy » rembourse, lui, des séances chez des psychologues partenaires.',
    choices: [{ label: 'Les tarifs', href: '/pricing' }],
    example: 'c’est remboursé par la mutuelle ?',
  },
  {
    id: 'cancel',
    asks: [
      new RegExp(` (?:annuler|annulation|deplacer|decaler|reporter|modifier) (?:\\w+ ){0,4}${session} `),
      / (?:comment|puis je|je peux|on peut) annuler /,
    ],
    says: 'Vous pouvez annuler ou déplacer un rendez-vous depuis votre espace. C’est gratuit jusqu’à 24 heures avant ; plus tard, des frais peuvent s’appliquer, et l’écran dit exactement combien avant de confirmer.',
    choices: [{ label: 'Mon espace', href: '/patient/dashboard' }],
    example: 'comment annuler mon rendez-vous ?',
  },
  {
    id: 'refund',
    asks: [/ (?:etre rembourse\w*|remboursement|mon argent|rendre l argent|recuperer (?:mon|l) argent) /],
    says: 'Si le praticien ne vient pas, ou si la séance n’a pas pu se tenir, vous êtes remboursé·e sans rien demander. Pour le reste, votre espace montre ce qui peut être rendu, et l’équipe répond par le formulaire.',
    choices: [
      { label: 'Mon espace', href: '/patient/dashboard' },
      { label: 'Écrire à l’équipe', href: '/contact' },
    ],
    example: 'je veux un remboursement',
  },
  {
    id: 'link',
    asks: [
      / (?:lien|visio|video|salle|camera|micro) (?:\w+ ){0,6}(?:marche pas|marche plus|fonctionne pas|ouvre pas|bug\w*|introuvable|perdu|trouve pas|recu) | (?:trouve|ai) (?:\w+ ){0,3}pas (?:\w+ ){0,3}(?:le lien|mon lien) /,
      near(session, '(?:trouve pas|ou est|ou cliquer|cliquer|le lien|mon lien|rejoindre|me connecter|acceder)', 8),
    ],
    says: 'Le lien est dans votre espace, bouton « Rejoindre », et dans le mail de rappel ; la salle ouvre dix minutes avant. Si elle ne s’ouvre pas : autorisez le micro et la caméra, essayez un autre navigateur ou le partage de connexion du téléphone. Vous ne payez pas une séance qui n’a pas pu se tenir.',
    choices: [
      { label: 'Mon espace', href: '/patient/dashboard' },
      { label: 'Écrire à l’équipe', href: '/contact' },
    ],
    example: 'mon lien de visio ne marche pas',
  },
  {
    id: 'age',
    asks: [
      / (?:j ai (?:1[0-7]|onze|douze|treize|quatorze|quinze|seize|dix sept) ans|je suis mineure?|a partir de quel age|quel age faut il) (?:\w+ ){0,8}(?:puis je|je peux|droit|consult\w*|rdv|rendez vous|faut il|\.)/,
    ],
    says: 'Le chat est ouvert à tous. Pour une consultation, il faut 16 ans, avec l’accord d’un parent jusqu’à 18. Plus jeune, le Fil santé jeunes et le 119 écoutent gratuitement, et l’infirmière du collège ou du lycée aussi.',
    choices: [{ label: 'Questions fréquentes', href: '/faq' }],
    example: 'j’ai 15 ans, je peux prendre rendez-vous ?',
  },
  {
    id: 'book',
    asks: [
      new RegExp(` (?:prendre|reserver|avoir|obtenir) (?:\\w+ ){0,2}${session} `),
      / parler a (?:quelqu un|une (?:vraie )?personne|un (?:vrai )?psy\\w*) (?:\. )?$/,
    ],
    says: 'Choisissez un horaire, puis la personne ou « peu importe ». La consultation dure 45 minutes, en vidéo, avec un étudiant ou une étudiante en psychologie supervisé·e.',
    choices: [{ label: 'Prendre rendez-vous', href: '/appointment' }],
    example: 'je voudrais prendre rendez-vous',
  },
  {
    id: 'who-are-they',
    asks: [
      / (?:qui sont|c est qui) (?:\w+ ){0,3}(?:etudiants?|praticiens?|therapeutes?|psys?|supervis\w+) | (?:etudiants?|praticiens?|psys?|therapeutes?) (?:\w+ ){0,4}(?:diplome\w*|qualifie\w*|competents?|forme\w*|coachs?) /,
    ],
    says: 'Ce sont des étudiantes et étudiants en psychologie, de la troisième année au doctorat. Ils ne sont pas psychologues : un psychologue diplômé les supervise et relit leurs notes. Leur université et leur année sont écrites sur leur fiche.',
    choices: [{ label: 'Questions fréquentes', href: '/faq' }],
    example: 'qui sont les étudiants ?',
  },
  {
    id: 'parents-know',
    asks: [
      / (?:mes parents|ma mere|mon pere) (?:\w+ ){0,4}(?:voir|savoir|verront|sauront|au courant) (?:\w+ ){0,4}(?:ca|ici|chat|conversation|que je|\.)/,
    ],
    says: 'Vos parents ne voient pas cette conversation. Sur un appareil partagé, le bouton « Quitter rapidement » ferme la page, et le menu permet d’effacer la conversation.',
    choices: [{ label: 'La confidentialité', href: '/privacy' }],
    example: 'mes parents vont voir ce que j’écris ici ?',
  },
  {
    id: 'premium',
    asks: [/ (?:premium|abonnement|abonner|2 99) (?:\w+ ){0,6}/],
    says: 'Le premium coûte 2,99 € par mois : pas de limite de messages, historique, analyse d’humeur, rappels. On l’arrête quand on veut, et il reste ouvert jusqu’à la fin de la période. En cas de danger, aucune limite ne s’applique à personne.',
    choices: [{ label: 'Le premium', href: '/premium' }],
    example: 'c’est quoi le premium ?',
  },
  {
    id: 'daily-limit',
    asks: [/ (?:limite|nombre) de messages | combien de messages /],
    says: 'Gratuitement, jusqu’à trente messages par jour reçoivent une réponse rédigée. Les sujets, les exercices et les questions de sécurité ne sont jamais comptés, et en cas de danger il n’y a aucune limite.',
    choices: [{ label: 'Les tarifs', href: '/pricing' }],
    example: 'y a une limite de messages ?',
  },
  {
    id: 'change-practitioner',
    asks: [/ changer (?:de|d) (?:praticien\w*|therapeute|psy|etudiante?|personne) /],
    says: 'Changer de praticien est gratuit, à tout moment : dans votre espace, sur le rendez-vous, « Changer de praticien ».',
    choices: [{ label: 'Mon espace', href: '/patient/dashboard' }],
    example: 'je veux changer de praticien',
  },
  {
    id: 'complaint',
    asks: [
      / (?:plainte|reclamation|signaler|me plaindre) (?:\w+ ){0,5}(?:praticien\w*|site|service|etudiante?|therapeute|vous|seance) /,
    ],
    says: 'Merci de le dire : chaque signalement est lu par une personne. Écrivez à l’équipe ce qui s’est passé, avec la date de la séance si c’en était une. Si quelqu’un vous a fait du mal, dites-le-moi aussi.',
    choices: [
      { label: 'Écrire à l’équipe', href: '/contact' },
      { label: 'On m’a fait du mal', to: 'flow:not-well' },
    ],
    example: 'je veux signaler un praticien',
  },
  {
    id: 'contact',
    asks: [
      / (?:contacter|joindre|appeler|ecrire a) (?:l equipe|mivoix|le support|le service client|un responsable) | (?:adresse mail|numero de telephone) (?:\w+ ){0,3}(?:equipe|mivoix|support) /,
    ],
    says: 'L’équipe répond par le formulaire de contact, du lundi au samedi. Ce n’est pas un service d’urgence.',
    choices: [{ label: 'Écrire à l’équipe', href: '/contact' }],
    example: 'comment contacter l’équipe ?',
  },
  {
    id: 'anonymity',
    asks: [/ (?:pseudo\w*|anonym\w*|sans (?:ma )?camera|cacher mon (?:nom|visage)|vrai nom) (?:\w+ ){0,4}/],
    says: 'En consultation, vous choisissez comment apparaître : votre prénom, un pseudonyme, ou un pseudonyme avec la caméra coupée. Le chat, lui, ne demande aucun nom.',
    choices: [{ label: 'Prendre rendez-vous', href: '/appointment' }],
    example: 'je peux rester anonyme en consultation ?',
  },
  {
    id: 'letter',
    asks: [
      / (?:lettre|transmettre|partager|envoyer) (?:\w+ ){0,5}(?:a (?:mon|ma|un|une) (?:praticien\w*|psy|therapeute|etudiante?)) /,
    ],
    says: 'Vous pouvez faire de cette conversation une lettre à votre praticien : vous la relisez et la corrigez, et rien ne part sans vous.',
    choices: [{ label: 'Écrire une lettre', href: '/premium/lettre' }],
    example: 'je peux envoyer ça en lettre à mon psy ?',
  },
  {
    id: 'account',
    asks: [
      / (?:mot de passe|me connecter|connexion|code (?:recu|de verification)|creer un compte|inscription) (?:\w+ ){0,5}(?:oublie|marche pas|impossible|comment|arrive pas|pas recu|\.)/,
    ],
    says: 'Pour un mot de passe oublié, la page de connexion envoie un lien. Si un code n’arrive pas, regardez les indésirables puis demandez-en un nouveau après une minute. Sinon, l’équipe aide par le formulaire.',
    choices: [
      { label: 'Se connecter', href: '/login' },
      { label: 'Écrire à l’équipe', href: '/contact' },
    ],
    example: 'mot de passe oublié, comment faire ?',
  },
  {
    id: 'help-numbers',
    asks: [/ (?:quel|le|un) numero (?:\w+ ){0,4}(?:urgence|appeler|aide|suicide|ecoute) | numeros d urgence /],
    says: 'Tous les numéros d’aide, avec leurs horaires, sont sur une page qui marche aussi hors connexion. Voulez-vous me dire si vous êtes en danger ?',
    choices: [
      { label: 'Tous les numéros', href: '/urgence' },
      { label: 'Ça ne va pas du tout', to: 'flow:not-well' },
    ],
    example: 'quel numéro appeler en cas d’urgence ?',
  },
]

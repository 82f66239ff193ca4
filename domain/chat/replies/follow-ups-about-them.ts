import type { FollowUp } from './follow-up.ts'
import { helpForThem } from './help-for-them.ts'
import { newsAboutThem } from './news-about-them.ts'
import { talkingWithThem } from './talking-with-them.ts'

const GO =
  "(j'y (vais|fonce|cours|passe|file|monte)|y (aller|foncer|passer|va)|je (vais|fonce|pars|passe|file|cours) (chez|le voir|la voir|là bas|direct*|tout de suite|maintenant)|je (prends|prend) (la voiture|la route|le train|le volant|un train)|me déplace*|je me rends|aller (chez|le voir|la voir|sur place))"
const CALL =
  "(j'appelle|je (l'appelle|appelle|l'appel|téléphone|lui téléphone)|j'essaie de (l'appeler|appeler)|appeler|l'appeler|téléphoner|lui téléphoner|on appelle)"

/**
 * What somebody says who fears for the life of another: a question is answered yes or no before anything else. `urgent` answers while an
 * act is near.
 */
export const followUpsAboutThem: readonly FollowUp[] = [
  {
    id: 'porte-fermée',
    patterns: [
      "(veut|voulait) (pas|plus) [m'|nous|me|lui|leur] ouvrir & ! (boîte|compte|dossier|magasin|bouche)",
      '(ouvre|ouvrait) (pas|plus) [la porte|sa porte|$|,|et|quand]',
      "(s'est|est|reste|se) (enfermé*|enferme|barricadé*|barricade) & ! (ascenseur|dehors)",
      '(porte|chambre|salle de bain*) .. (fermée à clé|verrouillé*|à clé|bloquée)',
    ],
    answers: [
      'Que quelqu’un reste derrière la porte et continue de lui parler. Sans réponse, ou au moindre doute, la porte s’ouvre, et c’est le 15 ou le 112.',
    ],
    urgent: [
      'Cette porte doit s’ouvrir maintenant, même contre son gré : que la personne sur place entre, reste avec {lui} et prenne les médicaments. Vous, le 15 ou le 112 en même temps ; si elle ne s’ouvre pas, dites-le-leur.',
      'On n’attend pas derrière cette porte : le 15 ou le 112 tout de suite, l’adresse, l’étage, « enfermement, peur d’un suicide ». Et que quelqu’un continue de lui parler en essayant d’entrer.',
    ],
    isQuiet: true,
  },
  {
    id: 'je-suis-avec-lui',
    isQuiet: true,
    patterns: [
      "(il|elle) (m'a|nous a) ouvert",
      'on est [tous les deux|ensemble|là|maintenant] (dans|au|à la|sur) [la|le|les] (cuisine|salon|chambre|maison|canapé|voiture|jardin|table)',
    ],
    answers: [
      'Vous êtes à deux, et c’est ce qui protège. Restez à côté, loin de ce qui est dangereux, et appelez de là : le 15 ou le 112 si l’envie d’agir est encore là, le 3114 sinon.',
    ],
  },
  {
    id: 'y-aller-ou-appeler',
    patterns: [`${GO} ... ou .. ${CALL}`, `${CALL} ... ou .. ${GO}`, `${CALL} d'abord & ${GO}`],
    answers: [
      'Appelez d’abord {personne}, tout de suite. Sans réponse, c’est le 15 ou le 17, avec l’adresse : ils peuvent y être avant vous. Demandez aussi à quelqu’un tout près d’y passer ; vous pourrez prendre la route ensuite.',
    ],
    urgent: [
      'Appelez d’abord : {personne}, une fois, puis aussitôt le 15 ou le 17, avec l’adresse, car ils peuvent y être avant vous. Quelqu’un tout près peut-il y aller ? Vous prendrez la route ensuite, si vous vous sentez en état de conduire.',
    ],
    isQuiet: true,
  },
  ...helpForThem,
  ...talkingWithThem,
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
    id: 'j-y-vais',
    patterns: [
      "(j'y|on y) (vais|va|fonce)",
      '(suis|je suis) (en route|devant chez|chez elle|chez lui|avec elle|avec lui)',
      'je pars le (voir|rejoindre)',
      '(prendre|prends) (un|le|la) (train|voiture|bus|route|avion)',
      '(vais|je) [*] (dormir|rester|passer la nuit) (chez|avec|à côté)',
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

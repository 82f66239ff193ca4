import type { FollowUp } from './follow-up.ts'
import { peurDeLaPolice } from './follow-ups-of-the-call.ts'
import { STAY_WITH_ME, STILL_THERE } from './turning-points/stay-with-me.ts'

/**
 * What somebody says and asks who has swallowed something, or has begun an act: the call first, in the words of that minute. Nothing here says
 * that anybody is on their way unless they said so.
 */
export const followUpsUnderWay: readonly FollowUp[] = [
  {
    id: 'passera-t-il-en-dormant',
    patterns: [
      '(passe|passer|passera|partir|partira|mieux|éliminer|dissiper) .. (dors|dormir|dormant|sommeil|nuit|attends|repose)',
      '(si je dors|si je m endors|en dormant|dormir un peu|faire une sieste)',
      '(ça|cela) (va|peut) [bien|peut être|finir par] passer',
      '(ça|cela) (passera|passe) [tout seul|$]',
    ],
    answers: [
      'Non, cela ne passe pas en dormant : appelez le 15 maintenant, et ne vous endormez pas, c’est dangereux. Restez en position assise, la porte d’entrée ouverte. Si vous craignez la sirène ou les voisins, dites-le-leur : ils vous répondront là-dessus aussi.',
      'Non : même si cela semble passer, c’est au 15 d’en juger, et cela se joue maintenant. Ne dormez pas, ne restez pas sans personne, et gardez le téléphone en main.',
    ],
  },
  {
    id: 'rester-avec-moi',
    patterns: STAY_WITH_ME,
    answers: [
      'Oui, je continue à vous lire, et vous appelez le 15 maintenant, en haut-parleur : ils restent en ligne avec vous. Je suis une IA, je ne peux pas venir : faites entrer un voisin ou un proche, la porte ouverte.',
    ],
  },
  {
    id: 'toujours-là',
    patterns: STILL_THERE,
    answers: [
      'Oui, je suis là et je vous lis : le 15 maintenant, si ce n’est pas fait, et écrivez-moi ce qu’ils disent.',
    ],
  },
  {
    id: 'blessure-qui-saigne',
    patterns: [
      '(saigne*|sang|coule*|serviette|linge|pansement|garrot|compress*|appuie*|appuy*)',
      '(coupé*|entaillé*|ouvert*|plaie*) .. (profond*|arrête pas|arrête plus)',
      "(s'arrête|arrête) (pas|plus) [de]",
    ],
    answers: [
      'Le 15 ou le 112 maintenant, et appuyez fort sur la plaie avec un linge propre, sans relâcher. En position assise ou couchée, la porte d’entrée ouverte.',
      'Appuyez sans soulever le linge, et le 15 en haut-parleur maintenant : l’adresse, où est la plaie, depuis quand elle saigne.',
    ],
  },
  {
    id: 's-endort',
    patterns: [
      "(m'endors|endors|somnole|sommeil|yeux (se ferment|lourds)|sens partir|pars|tombe de sommeil|tête qui tourne|tête tourne|(ça|tout|ca) tourne|vois (flou|double)|tiens plus debout|engourdi*|torpeur|m'évanou*|dans les vapes|vaseu*)",
      '(vais|veux|envie de) (dormir|me coucher|m allonger|m endormir)',
    ],
    answers: [
      'Ne vous laissez pas dormir : le 15 maintenant, en haut-parleur. Dites : « J’ai pris des médicaments, je m’endors », puis l’adresse, et ouvrez la porte d’entrée.',
      'Restez en position assise, lumière allumée, le 15 en ligne. « Je m’endors » et l’adresse : ces mots-là suffisent.',
    ],
  },
  {
    id: 'ne-peut-plus-parler',
    patterns: [
      '(arrive|peux|sais) (plus|pas) [trop|bien|vraiment] [à] parler',
      '(parle|articule) (mal|plus|difficilement)',
    ],
    answers: [
      'Alors un SMS au 114 : « médicaments, je m’endors », et l’adresse. Si le 15 est déjà en ligne, ne raccrochez pas.',
    ],
  },
  {
    id: 'dire-qu-il-y-a-un-enfant',
    patterns: [
      '(dis|dire|dise|préviens|parle*) ... (fille|fils|enfant*|bébé|petit*|gamin*) & ! (peur|veux pas)',
      '(fille|fils|enfant*|bébé|petit*) .. (je (le|leur) dis|leur dire|je dis)',
    ],
    answers: [
      'Oui, dites-le : « Il y a un enfant ici », avec son âge. Les secours s’occupent de lui aussi, et l’adresse passe avant tout le reste.',
      'Oui. Un enfant dans la maison, son âge, et l’adresse : dites ces trois choses.',
    ],
  },
  {
    id: 'un-enfant-aura-peur',
    patterns: [
      '(fille|fils|enfant*|bébé|petit*) (va|vont|aura|auront) [avoir|être|se] (peur|paniquer|effrayé*|choqué*|traumatisé*|inquiéter|voir)',
      '(elle|il) (va|aura) [avoir|être] (peur|effrayé*|choqué*|traumatisé*) & (ans|dort|école|petit*|réveill*)',
      '(va|vont) (lui|leur) faire peur',
    ],
    answers: [
      'Peut-être, et quelqu’un s’occupera d’elle ou de lui : les secours ont l’habitude des enfants. Dites-leur qu’il y en a un, et son âge.',
      'Avoir peur un moment, avec des adultes autour, se répare. Dites aux secours qu’un enfant est là : quelqu’un restera avec lui.',
    ],
  },
  {
    id: 'ne-pas-réveiller-un-enfant',
    patterns: [
      '(réveiller|réveille|déranger) & (fille|fils|enfant*|bébé|petit*|elle|la|le|les) & (pas|ans)',
      '(fille|fils|enfant*|bébé|petit*) .. (dort|dorment|à côté|chambre|là)',
    ],
    answers: [
      'Laissez dormir votre enfant : ce sont des adultes qu’il faut. Le 15 d’abord, puis un voisin ou un proche qui vienne.',
      'Ce n’est pas à votre enfant de veiller sur vous. Dites au 15 qu’il est là : ils s’occupent de lui aussi.',
    ],
  },
  {
    id: 'ils-demandent-l-adresse',
    patterns: ['(demande*|veulent|donne*|envoie*) .. (adresse|où je suis|où j habite|étage|code)'],
    answers: [
      'Donnez-la tout de suite : la rue, le numéro, la ville, l’étage, le code. Ensuite ce que vous avez pris, et l’heure.',
    ],
  },
  {
    id: 'qu-ils-viennent',
    patterns: [
      '(veux|envie|voudrais) (pas|plus) [que] .. (débarqu*|vienne*|pompiers|police|sirène*|voisins|ambulance|secours)',
      '(peur|honte) .. (débarqu*|pompiers|police|sirène*|voisins|ambulance|hôpital)',
    ],
    answers: [
      'Ils viennent soigner, pas punir. Vous pouvez demander au 15 qu’ils arrivent sans sirène et dire qui dort à la maison ; attendre, en revanche, est dangereux.',
      'Les secours sont tenus au secret. Dites ce qui vous gêne à la personne du 15 : elle en tient compte, et elle vous garde en vie.',
    ],
  },
  peurDeLaPolice,
  {
    id: 'vomir-ou-boire',
    patterns: [
      '(vomir|recracher|faire vomir|deux doigts)',
      '(boire|bois) .. (eau|lait|café|charbon|quelque chose)',
      '(manger|mange) .. (quelque chose|charbon|pain)',
    ],
    answers: [
      'Ne vous faites pas vomir, et ne prenez rien de plus : selon ce qui a été avalé, cela peut aggraver. C’est au 15 de dire quoi faire, tout de suite.',
    ],
  },
  {
    id: 'vais-je-mourir',
    patterns: [
      '(vais|va|peux|risque*) .. (mourir|y passer|crever|y rester)',
      "(c'est|est ce|ça peut être) [*] (mortel|dangereux|grave|suffisant|assez)",
      '(combien de temps|dans combien|ça agit|fait effet)',
    ],
    answers: [
      'Je ne peux pas le savoir d’ici, et le corps ne le montre pas toujours tout de suite. Au 15, un médecin le sait en une minute : quoi, combien, à quelle heure.',
      'Cela ne se juge pas de loin. Appelez le 15, même si vous vous sentez bien : plus tôt c’est soigné, mieux c’est.',
    ],
  },
  {
    id: 'regrette',
    patterns: ['(regrette|voulais pas|veux pas mourir|veux vivre|fait une (bêtise|connerie)|peur de mourir)'],
    answers: [
      'Alors il faut le 15 à cette minute. Ce que vous dites là compte : on peut encore vous soigner.',
      'Vous voulez vivre : dites-le-leur. Le 15, l’adresse, ce que vous avez pris.',
    ],
  },
  {
    id: 'se-sent-bien',
    patterns: [
      '(me sens|vais|ça va) [très|plutôt|tout à fait|encore] (bien|mieux|normal)',
      "(j'ai|sens) (rien|aucun effet|pas mal)",
      "(c'est|était) [pas|rien] (grave|si grave|rien|beaucoup)",
      '(ça va passer|pas la peine|pas besoin|exagér*)',
    ],
    answers: [
      'Se sentir bien ne rassure pas : certains médicaments abîment en silence, des heures plus tard. Le 15 le dira, en deux minutes.',
      'Peut-être, et c’est au 15 d’en juger, pas à vous ni à moi. Dites ce que vous avez pris et l’heure.',
    ],
  },
]

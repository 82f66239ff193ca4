/** Something small to do when what they live through comes back: for later, and by oneself. */
export interface Technique {
  id: string
  /** Words that name it. */
  patterns: readonly string[]
  /** The second does without the breath, for who wants none of it. */
  answers: readonly string[]
}

/** What the body does first: of several that were named, the first of these is meant. */
export const techniques: readonly Technique[] = [
  {
    id: 'panic',
    patterns: [
      '(panique*|paniqué*|paniquer|suffoque*|étouff*|palpitation*|hyperventil*)',
      '(crise*|attaque*) [d] (angoisse|panique)',
      '(coeur|cœur) [qui] (se emballe|bat (fort|vite|trop)|cogne|va exploser)',
      '(mains|jambes|bras) [qui] (fourmill*|trembl*)',
    ],
    answers: [
      'Trois gestes, dans l’ordre : les deux pieds à plat, soufflez lentement, plus longtemps que vous n’inspirez, et nommez tout bas cinq choses que vous voyez. Dites-vous « c’est une vague, elle monte et elle redescend ». Ne luttez pas contre elle : elle passe en quelques minutes.',
      'Ramenez l’attention dehors : cinq choses que vous voyez, quatre que vous touchez, trois que vous entendez. Quelque chose de froid dans les mains ou sur le visage aide aussi. La vague redescend d’elle-même, même quand on ne fait rien.',
    ],
  },
  {
    id: 'anger',
    patterns: [
      '(colère|énerve*|énervé*|énerver|rage|hurle*|hurler|crie|crier|crié|explose*|exploser|explosé|pète* (un câble|les plombs)|agressi*)',
    ],
    answers: [
      'Dès que cela monte, avant les mots : dites « je reviens dans cinq minutes », et sortez de la pièce. De l’eau froide sur les poignets, quelques expirations longues, puis vous revenez. Ce n’est pas fuir : c’est choisir le moment.',
      'Repérez votre premier signe, la mâchoire, les mains, la voix qui monte : c’est là qu’il faut poser ce que vous tenez et changer de pièce. Prévenez à froid : « Quand je sors, c’est pour ne pas crier, et je reviens. »',
    ],
  },
  {
    id: 'craving',
    patterns: [
      '(cigarette*|clope*|fumer|fume|joint*|alcool|boire|bu|verre|grignot*|sucre|jeu|jeux|parier|paris|replonge*|rechut*|scroll*)',
    ],
    answers: [
      'Une envie monte, culmine et retombe en un quart d’heure environ, qu’on y cède ou non. Retardez de dix minutes, bougez, buvez un grand verre d’eau, occupez les mains : c’est le moment du sommet qu’il faut passer. Puis recommencez si besoin.',
      'Changez d’endroit dès qu’elle vient : une autre pièce, dehors, un appel de deux minutes. Et notez l’heure et ce qui l’a précédée : au bout d’une semaine, on la voit arriver.',
    ],
  },
  {
    id: 'nights',
    patterns: [
      '(dors|dormir|dormi|endormir|rendormir|insomni*|sommeil|réveille* (la nuit|à)|nuits|(2|3|4|5) h [du mat*|du matin])',
    ],
    answers: [
      'Si le sommeil n’est pas là au bout d’une vingtaine de minutes, quittez le lit, lumière douce, quelque chose de calme, et revenez quand les yeux piquent. Le réveil tourné contre le mur : compter les heures réveille.',
      'Dans le noir, laissez venir une promenade que vous connaissez par cœur, pas à pas, avec tous ses détails : l’esprit s’y occupe sans s’inquiéter. Si une pensée insiste, trois mots sur un papier, et elle attendra demain.',
    ],
  },
  {
    id: 'tears',
    patterns: ['(pleure*|pleurer|pleuré|pleurs|larmes|sanglot*|fond* en larmes)'],
    answers: [
      'Laissez couler les larmes si vous le pouvez : elles passent plus vite quand on ne les retient pas. S’il faut tenir un moment, regardez un point loin devant, une gorgée d’eau froide, un souffle lent, et donnez-vous un lieu et une heure pour pleurer vraiment.',
      'Ayez un endroit à vous, une pièce, la voiture, un banc, et la permission d’y rester dix minutes. Ensuite de l’eau fraîche sur le visage, et une seule petite chose à faire, la plus proche.',
    ],
  },
  {
    id: 'thoughts',
    patterns: [
      '(rumin*|ressass*|cogit*|tourne en (boucle|rond)|tournent en (boucle|rond)|pensées|arrêter de penser|gamberg*|cerveau)',
    ],
    answers: [
      'Ne la chassez pas, déplacez-la : écrivez-la en une ligne, avec l’heure où vous y reviendrez, demain, vingt minutes. Puis une petite tâche qui occupe les mains. Quand elle repasse, redites-lui seulement l’heure du rendez-vous.',
      'Nommez-la tout haut : « Voilà la pensée que… ». Ce simple mot la met à distance. Puis trois choses que vous voyez, deux que vous entendez, et vous reprenez ce que vous faisiez.',
    ],
  },
  {
    id: 'anxiety',
    patterns: [
      '(angoiss*|anxi*|stress*|boule (au|dans le) ventre|peur|trac|oppress*|tendu*|nerveu*|calmer|apaiser|détendre|redescendre)',
    ],
    answers: [
      'Un geste court, à refaire partout : inspirez par le nez sur quatre temps, soufflez par la bouche sur six, dix fois, une main sur le ventre. Le corps se calme d’abord, et la tête suit.',
      'Par les sens : quelque chose de froid dans les mains, les pieds bien appuyés au sol, et cinq choses que vous voyez, nommées une à une. Puis une petite tâche simple, la plus proche.',
    ],
  },
]

const A_THING =
  '(quelque chose|un truc|une technique|une astuce|un moyen|une méthode|un geste|un outil|une solution|une idée|un conseil|des trucs|des techniques)'
const COMES =
  '(reprend*|reprenne|revient|revienne|recommence*|remonte*|monte|arrive*|vient|prend|repart|reparte|déborde*|se reproduit|se reproduise|me tombe dessus)'

/** What somebody asks for who wants to have something to do. */
export const asksForATechnique: readonly string[] = [
  `${A_THING} .. (si|quand|lorsque|dès que|au cas où|pour (quand|si)|pour le jour où) [ça|cela|elle|il|ils|elles|la *|le *|une *|l *] [*] [me|se|m] ${COMES}`,
  `(quoi faire|que faire|je fais quoi|comment faire|comment je fais|comment réagir|comment gérer|qu'est ce que je (fais|peux faire)) .. (si|quand|lorsque|dès que|la prochaine fois que) [ça|cela|elle|il|la *|une *|l *] [*] [me|se|m] ${COMES}`,
  `(si|quand|lorsque|dès que|la prochaine fois que) [ça|cela|elle|la *|une *|l *] [*] [me|se|m] ${COMES} .. (je fais quoi|quoi faire|que faire|comment (je fais|faire|réagir))`,
  `${A_THING} [de|d] [simple|rapide|concret|facile] (à faire|que je (peux|puisse|pourrais) faire)`,
  `${A_THING} [de|d] [simple|rapide|concret|facile|autre|mieux] .. pour [me|m|que je me] (calmer|apaiser|calme|apaise|détendre|redescendre|décompresser|arrêter de (penser|pleurer|ruminer|trembler))`,
  `(autre chose|autre) que * .. pour [me|m] (calmer|apaiser|détendre|redescendre)`,
]

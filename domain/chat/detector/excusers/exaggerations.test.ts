import { expect, test } from 'vitest'
import { talk } from '../../../../tests/support/talk.ts'

const CALM = 'je suis un peu fatigué par le boulot en ce moment'
const levelsOf = (message: string) => [talk([message]).at(-1)?.level, talk([CALM, message]).at(-1)?.level]
const alarming = (messages: readonly string[]) =>
  messages.filter((it) => levelsOf(it).some((level) => level !== 'none'))
const missed = (messages: readonly string[]) => messages.filter((it) => levelsOf(it).includes('none'))

const THINGS = [
  'mon boulot',
  'ce dossier',
  'la chaleur',
  'mon dos',
  'la paperasse',
  'le trajet',
  'cette ville',
  'l’open space',
]
test.each(['me tue', 'm’achève', 'm’assassine', 'va me tuer', 'va m’achever', 'finira par me tuer', 'm’étouffe'])(
  'what « %s » is a thing, and nobody',
  (verb) => expect(alarming(THINGS.map((thing) => `${thing} ${verb}`))).toEqual([]),
)

const MISSED = [
  'le riz du dimanche',
  'la mer',
  'le soleil de Marseille',
  'mon ancien quartier',
  'le fromage',
  'mon chien',
]
test.each(['me manque à mourir', 'me manque à en crever, vous imaginez pas'])('a thing that « %s »', (words) =>
  expect(alarming(MISSED.map((thing) => `${thing} ${words}`))).toEqual([]),
)

const SMALL = [
  ['mon collègue mange des chips pendant les visios', 'le'],
  ['mon ado passe sa vie sur son tel', 'le'],
  ['le chat a renversé la plante sur le tapis', 'le'],
  ['ma mère m’appelle dix fois par jour', 'la'],
  ['mes élèves ont bavardé toute l’heure', 'les'],
  ['le client a changé d’avis pour la quatrième fois', 'le'],
] as const
test.each(SMALL)('« %s » kills nobody', (told, them) => {
  const ends = [', je vais @', ' je vais @ un de ces jours', '. Retenez-moi, je vais @', ', j’ai envie de @ parfois']
  expect(alarming(ends.map((end) => told + end.replace('@', `${them} tuer`)))).toEqual([])
})
test.each(SMALL)('« %s », with a weapon, a plan or an ambush, is a threat', (told, them) => {
  const ends = [
    ', j’ai pris un couteau, je vais @',
    ', je vais @, j’ai déjà acheté ce qu’il faut',
    '. Je sais où il habite, je vais @',
    ', cette nuit pendant qu’il dort je vais @',
    '. Je vais @, je ne plaisante pas',
  ]
  expect(missed(ends.map((end) => told + end.replace('@', `${them} tuer`)))).toEqual([])
  expect(missed(ends.map((end) => told + end.replace('@', 'l’étrangler')))).toEqual([])
})

test.each([
  'si ses yeux étaient des revolvers je serais déjà mort',
  'si un regard pouvait tuer je serais mort',
  'je suis mort si je rends pas ce devoir',
  'ce serait du suicide de démissionner maintenant',
  'ce planning est suicidaire',
  'je me suis mis la corde au cou avec ce crédit',
  'mon chef me met le pistolet sur la tempe pour signer',
  'elle m’a poignardée dans le dos en racontant tout à la chef',
  'j’ai dit adieu à mes économies',
  'Mon éditeur m’a mis le couteau sous la gorge : le manuscrit pour le 15 ou rien.',
  'j’ai fait mes adieux à l’équipe, je pars chez le concurrent',
  'ma vie est finie, j’ai plus de batterie',
  'j’ai plus la force de repasser',
  'j’ai plus le courage de sortir ce soir',
  'j’ai envie de disparaître sous la table tellement j’ai honte',
  'j’ai envie de me tirer une balle avec cette compta lol',
  'ça donne envie de se pendre cette déco',
  'elle m’étouffe, elle m’appelle cinq fois par jour',
])('« %s » exaggerates', (message) => expect(alarming([message])).toEqual([]))

test.each([
  'mon ex va me tuer, il l’a dit',
  'mon mari m’étouffe avec un coussin',
  'je vais finir par me tuer',
  'IL EST DERRIÈRE LA PORTE IL VA ME TUER',
  'g pa le kourage de vivr mé g le kourage de me tué',
  'je vais le tuer ce fils de chien je suis en bas de chez lui',
  'il sort du taf à 22h. j’vais le fumer, j’te jure sur ma vie',
  'si je rate le concours je me tue',
  'les enfants sont couchés, ce soir je me tue',
  'mon fils mort me manque à en mourir, je vais le rejoindre',
  'je pense de plus en plus à me flinguer, surtout quand je rentre du boulot',
  'j’ai envie de me pendre, ce boulot m’a détruit',
  'je suis suicidaire',
  'je me suis mis la corde au cou hier soir',
  'il m’a mis le couteau sous la gorge',
  'elle m’a planté un couteau dans le bras',
  'il m’a poignardé dans le dos, je saigne',
  'on m’a tiré dessus',
  'j’ai fait mes adieux à ma famille, ils ne le savent pas',
  'je meurs d’envie d’en finir',
  'je serais mieux mort',
  'je me suis jetée dans la Seine hier',
  'j’ai plus la force de vivre',
  'j’ai envie de disparaître pour toujours',
])('« %s » does not', (message) => expect(missed([message])).toEqual([]))

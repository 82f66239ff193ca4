import { describe, expect, test } from 'vitest'
import { judgeSentences } from '../read-rules.ts'

/** What the rules make of a message, whatever the second reader makes of it. */
const heard = (message: string) =>
  judgeSentences(message).flatMap(({ found }) => found.map(({ rule, level }) => `${rule}:${level}`))

/** Gestures of any day, and the same words where somebody is hurt. */
const twins: [ordinary: string, grave: string][] = [
  [
    'Depuis son veuvage, elle frappe chez moi pour un rien : une ampoule, un bocal.',
    'Elle me frappe pour un rien : une ampoule, un bocal.',
  ],
  [
    'J’ai été frapper, elle m’a ouvert en larmes, on a fini la bouteille.',
    'J’ai été frappée, elle m’a frappée au visage avec la bouteille.',
  ],
  [
    'Ça m’a frappée en faisant la vaisselle : j’ai l’âge de ma mère.',
    'Il m’a frappée pendant que je faisais la vaisselle.',
  ],
  ['À la fin de la séance, il m’a tapé dans la main, j’étais fier.', 'À la fin du repas, il m’a tapée, j’avais honte.'],
  [
    'Avec ma sœur on s’est tapées à coups de polochon, elle me tenait le pied.',
    'Mon mari m’a rouée de coups, il me tenait par les cheveux.',
  ],
  [
    'Ma femme m’a réveillé d’un coup de coude parce que je ronflais, elle me dit que je parle en dormant.',
    'Ma femme m’a donné un coup de coude dans le visage, elle me dit que je l’ai cherché.',
  ],
  [
    'Quand il revient de mission il faut que je me pousse un peu, il me prend toute la place.',
    'Quand il revient il me pousse contre le mur, il me tient la gorge.',
  ],
  [
    'Elle m’a envoyé la photo d’un rôti brûlé, on n’a rien dit d’autre.',
    'Elle m’a brûlé la main sur la plaque, je n’ai rien dit.',
  ],
  ['Il m’a demandé le couteau à champignons avec le petit pinceau.', 'Il m’a mis un couteau sous la gorge.'],
  [
    'Hier elle m’a enfermé dans la cabane pour jouer à la prison.',
    'Hier il m’a enfermée dans la chambre pour que je ne sorte pas.',
  ],
  [
    'Ma grand-mère me suit avec une assiette dans toute la maison, elle me gave.',
    'Mon ex me suit partout, il me menace.',
  ],
  [
    'Mon mari m’attend chaque soir avec une soupe, et moi je pense à autre chose.',
    'Mon ex m’attend en bas de chez moi chaque soir avec une batte.',
  ],
  [
    'Elle m’a privé de téléphone une semaine pour un 8 en maths, ma mère.',
    'Ma mère me prive de manger une semaine pour un 8 en maths.',
  ],
  [
    'Je lui ai confisqué son portable, il me déteste.',
    'Il m’a confisqué mon portable et mes papiers, je ne peux plus sortir.',
  ],
  [
    'Mon frère est furieux, il a menacé d’un avocat pour la date sur la tombe.',
    'Mon frère est furieux, il m’a menacé de mort.',
  ],
  [
    'Mes frères m’épuisent : trente messages par jour sur le groupe de famille.',
    'Mon ex m’envoie cent messages par jour, il me surveille.',
  ],
  [
    'C’est elle qui se tape les dimanches chez mamie, elle me le reproche.',
    'C’est elle qui tape ma grand-mère, elle me tape aussi.',
  ],
  [
    'Ma sœur vient ce week-end avec sa fille, ça va me forcer à me laver les cheveux.',
    'Mon beau-père va me forcer à me laver devant lui.',
  ],
  ['Il me battait à la belote tous les jeudis.', 'Mon mari me bat tous les jeudis.'],
  ['La prof de musique m’a fait chanter devant la classe.', 'Un inconnu me fait chanter avec mes photos.'],
  [
    'Mon père a fait un infarctus en septembre, il va bien, il refait du vélo.',
    'Mon père fait un infarctus, il est tout gris.',
  ],
]

describe('gestures of any day', () => {
  test.each(twins)('« %s » is one, « %s » is none', (ordinary, grave) => {
    expect(heard(ordinary).filter((rule) => !rule.endsWith('vigilance'))).toEqual([])
    expect(heard(grave).filter((rule) => rule.endsWith('danger'))).not.toEqual([])
  })
})

/** Ends, depths and last times of any day, and the same words where a life is at stake. */
const ends: [ordinary: string, grave: string, level: string][] = [
  ['Je suis né à Constantine, je finirai à Gap, où il neige.', 'Je suis un homme fini.', 'vigilance'],
  [
    'J’habite en face des pigeons, autant dire en enfer, je traverse avec un parapluie.',
    'Ma vie est un enfer.',
    'vigilance',
  ],
  [
    'Est-ce que je dois m’excuser encore ou laisser couler ?',
    'Je coule, je sombre un peu plus chaque jour.',
    'vigilance',
  ],
  ['Je mets encore deux assiettes par habitude.', 'Je vis par habitude.', 'vigilance'],
  ['Mon dernier jour de radiothérapie, c’était hier.', 'C’est mon dernier jour sur terre.', 'crise'],
  [
    'Je me suis assis une dernière fois sur le radiateur de la cuisine.',
    'Je voulais vous parler une dernière fois.',
    'crise',
  ],
  ['J’ai passé la journée à poncer le bateau et à lui dire adieu', 'Je vous dis adieu', 'crise'],
  [
    'Il connaît le nom de tous mes médicaments et il les coche sur le calendrier.',
    'J’ai devant moi tous mes médicaments.',
    'crise',
  ],
  ['Un mot de ma sœur me fait mal.', 'Je me fais du mal avec une lame.', 'crise'],
  [
    'Au bout de dix kilomètres on chantait, et puis plus personne chantait.',
    'Il n’y a plus personne pour moi.',
    'vigilance',
  ],
  ['J’ai coupé deux centimètres de trop à une cliente.', 'Je me sens de trop partout.', 'vigilance'],
  ['Je désespère de trouver une nounou.', 'Je suis désespérée.', 'vigilance'],
]

describe('ends of any day', () => {
  test.each(ends)('« %s » is one, « %s » is none', (ordinary, grave, level) => {
    expect(heard(ordinary)).toEqual([])
    expect(heard(grave).some((rule) => rule.endsWith(level))).toBe(true)
  })
})

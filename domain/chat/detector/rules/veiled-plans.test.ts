import { describe, expect, test } from 'vitest'
import { talk } from '../../../../tests/support/talk.ts'
import { detectRisk } from '../detect-risk.ts'

const inCalmTalk = { isFirst: false, distress: false, unease: false, concern: false }
const levelOf = (message: string) => detectRisk(message, inCalmTalk).level

describe('plans told by their things alone, in a calm talk', () => {
  test.each([
    'Ce soir il y a aussi un charbon à brûler dans la chambre, fenêtre fermée.',
    'Je viens de voir son historique : « carbone quantité chambre 12 m2 ».',
    'Il reste le bouton et puis j’ouvre le gaz.',
    'j’ai ouvert le velux et j’ai un pied sur les tuiles c’est haut',
    'demain je grimpe la grande voie, en solo, et arrivé au relais du haut je me décroche',
    'les pierres du jardin dans les poches du manteau. la Garonne est à dix minutes à pied.',
    'le codétenu va au parloir à 14h. j’ai tressé le survêt.',
    'l’accessoire il est vrai, payé 300 balles hier, il est chargé sur la table basse',
    'programme de la soirée : pizza, vaisselle, toute la pharmacie de mémé, rideau',
    'L’avantage du métier, c’est qu’on sait exactement quoi et combien.',
    'J’ai réservé un train pour Millau, aller simple, le viaduc m’attend.',
    'Bientôt je vais dormir et pas réveiller, c’est bien préparé. Ma mère elle va recevoir l’argent au pays.',
    'La kord lé déza dési. Mi di aou orevwar.',
    'il s’est enfermé dans la cave avec le calibre du daron, il dit qu’il compte jusqu’à cent et après c’est fini',
    'mon père dit qu’il n’a plus de fils. bah il a raison, autant que ce soit vrai pour de bon',
  ])('« %s » is heard', (message) => {
    expect(levelOf(message)).toBe('crise')
  })

  test.each([
    'on a fait un barbecue au charbon ce soir dans le jardin, la chambre sent la fumée',
    'on fait le bilan carbone de la chambre avec les élèves',
    'j’ouvre le gaz et je mets la casserole',
    'le couvreur est monté sur les tuiles, le toit est haut',
    'samedi je vais dormir et ne pas me réveiller avant midi',
    'mon fils met des cailloux dans ses poches',
    'j’ai tressé les cheveux de ma fille',
    'mon téléphone est chargé sur la table de nuit',
    'j’ai trié toute la pharmacie de mémé',
    'en cuisine on sait exactement quoi et combien, c’est la recette',
    'Je pars à Millau, aller simple, j’ai trouvé un poste là-bas',
    'Mi sava la kaz mon papa, na in gro pié mang',
    'il s’est enfermé dans sa chambre avec son téléphone',
  ])('« %s » is not alarmed at', (message) => {
    expect(levelOf(message)).toBe('none')
  })

  test('a child taken for dead by their father is met with care', () => {
    expect(levelOf('papa a dit qu’il préférait un fils mort, et je me dis qu’il a pas tort')).not.toBe('none')
    expect(levelOf('papa a dit qu’il préférait un fils sportif')).toBe('none')
  })
})

describe('dangers told by their things alone', () => {
  test.each([
    ['je ne la sens plus bouger depuis hier, je suis à six mois', 'danger'],
    ['après le marathon, mes jambes, je ne les sens plus bouger', 'none'],
    ['quand il manque quarante centimes je dors sur le balcon', 'danger'],
    ['quand il fait trop chaud je dors sur le balcon', 'none'],
    ['quand les enfants sont malades je dors dans le couloir sur un matelas', 'none'],
    ['mon mari parle comme s’il avait de la bouillie dans la bouche et il lâche sa fourchette', 'danger'],
    ['le fils vient la nuit. Je mets la machine à laver devant mais il est plus fort que la machine.', 'danger'],
    ['je mets une chaise devant la porte pour que le chat entre pas la nuit', 'none'],
    ['il parle mais ça fait de la bouillie, et sa tasse tombe toujours du même côté', 'danger'],
    ['le bébé mange de la bouillie et la cuillère tombe toujours du même côté', 'none'],
  ])('« %s » is %s', (message, level) => {
    expect(levelOf(message)).toBe(level)
  })

  test('a weight on the chest that goes to the arm is for the 15, whatever it is called; a heart that beats at a thought is not', () => {
    const hello = 'bonsoir, je suis chauffeur de nuit'
    const chest = talk([
      hello,
      'c’est comme un éléphant sur la poitrine, ça descend dans le coude et la mâchoire. c’est l’angoisse, hein ?',
    ]).at(-1)
    expect(chest?.level).toBe('danger')
    expect(chest?.reply).toMatch(/15|112/)
    expect(talk([hello, 'j’ai le coeur qui bat à 200 rien que d’y penser']).at(-1)?.level).toBe('none')
  })
})

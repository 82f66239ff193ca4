import { describe, expect, test } from 'vitest'
import { detectRisk } from '../detect-risk.ts'

describe('what every house and office says raises no guess', () => {
  test.each([
    'Je ferai les comptes ce soir quand les petits dorment',
    'Je lui dis ce soir quand les petits dorment.',
    'Mes petits-enfants arrivent samedi, la maison sera pleine',
    'Ce soir je range le garage, j’ai promis à ma femme que tout serait prêt pour dimanche',
    'que je suis désolé et que je vais retrouver un truc',
    'j’ai pris la décision de le faire endormir, il souffrait trop, et je me demande si c’était trop tôt',
    'Ma fille de 14 ans ne me parle plus, elle claque les portes et reste dans sa chambre',
    'Mon fils rentre du collège et file dans sa chambre sans manger',
    'mon père m’a serré l’épaule, c’est rare chez lui',
    'j’ai vidé mon appart, je rends les clés demain',
    'je m’en vais trois jours à la mer, seule, j’en ai besoin',
    'j’ai laissé mon alliance sur la table et je suis partie chez ma sœur',
    'elle m’a fait jurer de ne rien dire à personne, elle est enceinte',
    'Mon mari a pris un couteau pour ouvrir le colis et s’est entaillé la main, on a passé la soirée aux urgences',
    'Jadis j’ai songé à en finir ; vingt ans de paix m’en séparent',
  ])('%s', (message) => expect(detectRisk(message).level).toBe('none'))
})

describe('beside anything else they excuse nothing', () => {
  test.each([
    ['Ce soir, quand les petits dormiront', 'crise'],
    ['Ce soir quand les petits dorment, je le fais', 'crise'],
    ['Mes enfants arrivent samedi, je ne serai plus là', 'crise'],
    ['je m’en vais dimanche, j’ai laissé mon alliance et les papiers sur la table', 'crise'],
    ['il m’a fait jurer de ne rien dire à personne', 'danger'],
    ['Mon mari a pris un couteau et il m’a dit d’ouvrir la porte', 'danger'],
    ['J’ai fait le ménage à fond, je voudrais pas qu’on trouve ça sale', 'crise'],
    ['Mercredi je rends les clés de la maison, et celles de ma vie avec.', 'crise'],
    ['dites-leur que je suis désolé et que je vais retrouver maman', 'crise'],
    ['il l’a enfermée dans sa chambre sans manger, je l’entends taper à la porte', 'danger'],
    ['Quand le bébé hurle, je vois l’oreiller et je vois ce que je pourrais faire.', 'danger'],
    ['L’idée de m’ôter la vie, naguère fugace, s’est installée à demeure.', 'crise'],
  ])('%s → %s', (message, level) => expect(detectRisk(message).level).toBe(level))
})

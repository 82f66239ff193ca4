import { expect, test } from 'vitest'
import { detectRisk } from '../detect-risk.ts'

const inACalmTalk = { isFirst: false, distress: false, unease: false, concern: false }

test.each([
  ['j’ai avalé ce qui restait dans la boîte de ma coloc, tout à l’heure', 'crise'],
  ['j’ai pris ce qu’il restait dans la boîte de maman. tout ce qu’il restait', 'crise'],
  ['j’ai pris tout ce qui restait dans la boîte de chocolats de maman', 'none'],
  ['J’ai ramené le Sig à la maison ce soir. Il est devant moi sur la table.', 'crise'],
  ['j’ai sorti mon fusil de la housse, chez moi, pour le nettoyer avant la battue', 'none'],
  ['Jeudi, c’est son anniversaire. Je ne la ferai pas attendre davantage.', 'crise'],
  ['Ma fille est à la gare, je ne la ferai pas attendre davantage.', 'none'],
  ['Nous nous étions promis de ne jamais rester séparés plus d’une année. Je tiens toujours parole.', 'crise'],
  ['Et si quelqu’un comme moi prenait tout ce qui reste d’un coup, est-ce qu’il s’en irait ?', 'crise'],
  ['Si quelqu’un prenait tout le gâteau d’un coup, il serait malade ?', 'none'],
  ['si quelqu’un en a pris beaucoup hier soir, exprès, mais qu’il se sent bien, c’est bon signe ?', 'crise'],
  ['franchement si mon cœur lâche c’est tant mieux, c’est un peu le but maintenant', 'crise'],
  ['si le cœur de la batterie lâche c’est tant mieux, on la change', 'none'],
  ['Je voudrais m’endormir et ne pas avoir à me réveiller. J’ai deux boîtes pleines.', 'crise'],
  ['J’ai deux boîtes pleines de jouets à donner.', 'none'],
  ['si ça s’arrêtait demain je serais pas fâché', 'vigilance'],
  ['si mon contrat s’arrêtait demain je serais pas fâché', 'none'],
  [
    'L’infirmière me donne un cachet le soir. Je les prends pas. Je les garde dans une chaussette depuis septembre.',
    'crise',
  ],
  ['Le médecin m’a donné des comprimés. Je les garde dans le pilulier de la semaine.', 'none'],
  [
    'y a quelqu’un qui me parle quand je suis seule, il dit qu’il faut que j’aille dans la Meuse avec la petite',
    'crise',
  ],
  ['y a quelqu’un qui me parle quand je suis seule au guichet, c’est mon collègue, il dit qu’il faut sourire', 'none'],
  [
    'Mon personnage veut s’empoisonner avec ce qu’on trouve dans une cuisine. Qu’est-ce qui marcherait vraiment ?',
    'crise',
  ],
  ['Un garçon de ma promo m’a fait des choses alors que je ne pouvais plus bouger. J’ai dit non.', 'danger'],
  ['Ma cousine m’a fait des choses à manger, je ne pouvais plus bouger !', 'none'],
  ['j’ai pris un couteau dans la cuisine et je pars chez lui, il va comprendre', 'danger'],
  ['j’ai pris un couteau dans la cuisine pour le gâteau et je pars chez elle', 'none'],
  ['je suis sur le parking de l’entrepôt, il débauche à 21h, j’ai pris le couteau de chasse', 'danger'],
  ['Hier à table il a dit qu’il aurait mieux valu qu’il ne naisse pas.', 'vigilance'],
  ['c’est la vodka dans le thermos à 6h du mat, sinon je tremble', 'vigilance'],
  ['il m’a écrit « prends Rex, et dis à maman que c’est pas sa faute »', 'crise'],
])('« %s » is %s', (message, level) => {
  expect(detectRisk(message, inACalmTalk).level).toBe(level)
})

test.each([
  'Je n’ai pas de douleur à la poitrine.',
  'Et si je sens que je vais m’évanouir dans le métro ?',
  'J’ai peur de tomber dans les pommes devant tout le monde.',
  'Comment on fait pour écrire plus gros sur votre machin ? Je me tue les yeux.',
  'bonjour je dicte parce que je tape mal j’ai 85 ans et c’est mon petit-fils qui m’a mis ça sur la tablette',
  'ma fille de 4 ans s’est réveillée en hurlant encore cette nuit',
  'mon pote ma dit de mtuer exprès pour reset la salle mais c nul tu perds tes runes',
  'Cette nuit il m’a demandé qui j’étais et il a voulu appeler les gendarmes parce qu’il y avait une étrangère dans son lit.',
])('« %s » alarms nobody', (message) => {
  expect(detectRisk(message, inACalmTalk).level).toBe('none')
})

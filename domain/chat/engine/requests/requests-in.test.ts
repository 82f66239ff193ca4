import { describe, expect, test } from 'vitest'
import { requestsIn } from './requests-in.ts'

const kindsIn = (message: string) => requestsIn(message).map(({ kind }) => kind)

describe('what is asked is seen in any clause, with or without its mark', () => {
  test.each([
    ['how', 'la j’ai 4 jours faut que je fasse quoi concretement'],
    ['how', 'oui mais c’est lundi hein, on est jeudi. pour reviser les 9 chapitres je m’organise comment'],
    ['how', 'super merci... vous avez une méthode ou pas'],
    ['how', 'jfé koi'],
    ['normal', 'c normal de pleurer pour un chien ?'],
    ['self', 'c ma faute vous croyez ?'],
    ['either', 'un mot ou sonner ?'],
    ['what-if', 'ok merci. et s’il ne répond pas ?'],
    ['when', 'je leur dis quand ?'],
    ['may', 'décaler mes examens c’est possible ?'],
    ['should', 'je veux savoir si je dois le rappeler'],
    ['how', 'j’ose plus prendre la parole, je m’y prends comment'],
    ['words', 'y a un truc à lui dire en premier'],
    ['words', 'je dois voir ma banque, je lui dis quoi'],
    ['should', 'je lui dis pour le fichier ou pas'],
    ['either', 'je laisse couler ou j’insiste'],
    ['normal', 'j’ai pleuré ce matin. vous pensez que c’est normal de pleurer encore 1 mois apres'],
    ['normal', 'proposer un verre le midi? ça fait un peu bizarre non'],
    ['idea', 'un sms plutot que crier, ça peut marcher d’apres vous'],
    ['should', 'je dois lui confisquer le téléphone vous croyez'],
    ['should', 'il me répond pas. je la rappelle ?'],
    ['place', 'elle descend pas, je m’énerve. vous feriez quoi a ma place'],
    ['self', 'c’est moi le problème vous pensez'],
    ['self', 'jsuis nul en fait nan ?'],
    ['self', 'que des refus, je dois être vraiment mauvais, vous croyez pas ?'],
    ['normal', 'ça m’est resté. tu trouves ça bête ?'],
    ['normal', 'je pense à lui sans arrêt, bizarre non ?'],
    ['idea', 'y passer un mois, pour voir. est-ce une bonne idée, selon vous ?'],
    ['idea', 'mon défaut c’est que je parle vite, ça peut aller ?'],
    ['which', 'mon voisin me propose son jardin, le club cherche quelqu’un. vous choisiriez quoi ?'],
    ['words', 'concrètement, quels mots je lui dis ce soir, au moment du coucher ?'],
    ['words', 'que puis-je lui répondre ?'],
    ['words', 'je sais pas... tu lui dirais quoi toi ?'],
    ['opinion', 'mes amies veulent m’inscrire. qu’est-ce que vous en pensez ?'],
    ['how-long', 'au bout de combien de temps on se sent chez soi'],
    ['who', 'il faut voir qui pour la mémoire'],
    ['serious', 'c’est grave docteur'],
    ['why', 'il passe sans dire bonjour, pourquoi il fait ça'],
    ['outcome', 'vous croyez qu’elle va revenir'],
    ['opinion', 'j’y pense tout le temps. vous en pensez quoi vous'],
    ['rhetorical', 'pourquoi lui'],
    ['should', 'est ce que j’en parle avec elle avant le mariage'],
    ['who', 'on appelle qui dans ces cas la'],
    ['fact', 'on a droit à combien d’essais'],
    ['self', 'j’ai fait une connerie vous pensez'],
    ['how', 'et maintenant'],
    ['outcome', 'ça se calme au bout d’un moment ou pas'],
    ['why', 'pourquoi avec les autres profs ça passe'],
  ])('%s: %s', (kind, message) => expect(kindsIn(message)[0]).toBe(kind))

  test('the last first', () => {
    expect(kindsIn('c’est normal à cet âge ? et je lui dis quoi')).toEqual(['words', 'normal'])
  })
})

describe('what only sounds like it asks nothing', () => {
  test.each([
    'il m’a demandé comment j’allais',
    'je me demande si elle m’aime encore',
    'je comprends pas pourquoi il fait ça',
    'que je compte pour quelqu’un quoi',
    'il a 4 ans quoi',
    'y a un bar où je vais souvent',
    'c’est trop tard',
    'demain',
    'et si ça marche pas',
    'combien de fois je lui ai dit',
    'je me sens pas à ma place',
    'elle m’a donné des conseils',
    'ils disent que je fais rien',
    'je suis à bout et je dors mal',
  ])('%s', (message) => expect(requestsIn(message)).toEqual([]))
})

test('what others do not know is asked of nobody here', () => {
  expect(kindsIn('ils savent pas quoi dire je crois')).toEqual([])
  expect(kindsIn('ma mère ne sait plus comment faire avec lui')).toEqual([])
  expect(kindsIn('Ma petite-fille m’a montré comment me servir de la tablette.')).toEqual([])
  expect(kindsIn('je sais plus quoi faire')).not.toEqual([])
})

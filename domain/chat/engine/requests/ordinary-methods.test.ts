import { describe, expect, test } from 'vitest'
import { talk } from '../../../../tests/support/talk.ts'

const replyTo = (...messages: readonly string[]) => talk(messages).at(-1)?.reply ?? ''

describe('what everybody meets is answered, whatever the talk is about', () => {
  test.each([
    ['jcrois que jai raté mes partiels', 't’as une idée pr tenir 2 semaines sans devenir fou ?', /Découpez l’attente/u],
    ['j’ai postulé à mon école de rêve', 'réponse dans trois semaines. t’as un truc pour patienter ?', /l’attente/u],
    [
      'je dors plus depuis que la petite est née',
      'comment on fait pr se repartir les nuits ?',
      /tranches fixes|un jour l’un/u,
    ],
    ['on a adopté un chien avec ma coloc', 'comment on se partage les sorties du matin ?', /un jour l’un/u],
    ['je suis célibataire depuis peu', 'je pourrais faire quoi de mes vendredis soir ?', /moment qui revient/u],
    [
      'je divorce',
      'mes parents défendent mon ex. comment je réagis quand ils le défendent ?',
      /Sur le moment, le moins/u,
    ],
    ['on part avec ma belle-famille', 'comment je vais survivre à deux semaines avec eux ?', /une heure à vous/u],
    ['mon ado veut arrêter le lycée', 'et mon mari est contre. comment je le convaincs ?', /On convainc rarement/u],
    [
      'je vais rencontrer ses parents',
      'c’est dimanche midi, comment je m’y prends pour pas stresser ?',
      /Juste avant/u,
    ],
  ])('%s %s', (before, question, answer) => expect(replyTo(before, question)).toMatch(answer))
})

describe('advice is on what is asked or told', () => {
  test.each([
    [
      'a move is no first day of grief',
      [
        'Je suis veuf depuis six ans.',
        'Ma fille voudrait que je vienne vivre près de chez elle. Qu’est-ce que vous feriez à ma place ?',
      ],
      /premiers jours|deuil|l’absent/u,
    ],
    [
      'a dentist is no appraisal',
      ['j’ai un rendez-vous chez le dentiste jeudi', 'j’ai super peur. comment je fais pour y aller ?'],
      /entretien/u,
    ],
    [
      'a place far away is no limit to set',
      ['on me propose un CDI loin de ma famille', 'tu ferais quoi toi ?'],
      /limite/u,
    ],
    [
      'how to be with people is not cut in pieces',
      ['j’ai eu une promotion', 'je suis la chef de mes copines. comment je me comporte avec elles ?'],
      /morceaux/u,
    ],
  ])('%s', (_, messages, card) => expect(replyTo(...messages)).not.toMatch(card))

  test('and still given where it is', () =>
    expect(replyTo('mon chat a disparu depuis 3 jours', 'comment on fait pour ne pas devenir dingue ?')).toMatch(
      /chat/u,
    ))
})

describe('a plan or a choice', () => {
  test.each([
    [
      ['ma fille veut que je déménage', 'Peut-être y passer un mois, pour voir. Est-ce une bonne idée, selon vous ?'],
      /^Oui\s: essayer avant de décider/u,
    ],
    [['je me sens seul', 'j’ai pensé à prendre un chien. est-ce une bonne idée ?'], /avant de vous engager/u],
    [
      [
        'mon père et moi on ne se parle plus',
        'j’ai envie de l’appeler après dix ans de silence. c’est une bonne idée ?',
      ],
      /^Oui, si vous pouvez accepter/u,
    ],
    [
      ['je veux reprendre le sport', 'la piscine est à côté, et ma sœur me propose de courir. tu prendrais quoi ?'],
      /^Ce choix vous revient/u,
    ],
    [['ma sœur ne vient jamais', 'Est-ce que je dois lui écrire plutôt que l’appeler ?'], /^Par écrit/u],
    [['ma voisine m’invite jeudi', 'Vous croyez que je peux apporter un gâteau ou ça fait trop ?'], /rarement trop/u],
  ])('%s', (messages, answer) => expect(replyTo(...messages)).toMatch(answer))

  test('what they feel is not weighed as a choice', () =>
    expect(replyTo('on déménage dans un mois et je sais pas trop si je suis contente ou pas')).not.toMatch(/trancher/u))
})

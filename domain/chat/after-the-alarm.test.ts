import { describe, expect, test } from 'vitest'
import { talk, wholeTalk } from '../../tests/support/talk.ts'

const CALL = /\b(?:15|112)\b/
const ORDER = /(?:Appelez|Composez|Le) (?:le )?15|maintenant/
const FALL = ['ma fille de 14 mois est tombée de la table à langer', 'elle a une bosse et elle s’est endormie']
const EASED = 'j’ai eu le 15, elle a bien réagi, il faut la surveiller 24h'
const last = (messages: readonly string[]) => {
  const answer = talk(messages).at(-1)
  if (!answer) throw new Error('no answer')
  return answer
}

describe('once those who know were asked and the one feared for is well', () => {
  test.each([
    EASED,
    'les pompiers sont repartis, rien de grave',
    'j’ai appelé, elle joue à côté de moi',
    'le 15 m’a rassurée, elle va bien',
    'g eu le samu elle va bien ouf',
    'Le SAMU m’a conseillé de la surveiller à la maison.',
    'j’ai eu le centre antipoison, ils disent que c’est pas grave',
  ])('« %s » ends the order to call, and the card stays', (words) => {
    const { reply, level, card } = last([...FALL, words])
    expect(level).toBe('danger')
    expect(card?.lines.map(({ number }) => number)).toContain('15')
    expect(reply).not.toMatch(/Appelez le 15|Composez le 15|immédiatement|tout de suite/)
    expect(reply).toMatch(/Si un signe revenait/)
  })

  test.each([
    ['je me sens tellement nulle comme mère', /coupable|culpabilité/],
    ['je m’étais retournée deux secondes pour prendre une couche', /secondes/i],
    ['ça tourne en boucle, j’entends le bruit de sa tête par terre', /peur (?:a été|repasse)/],
    ['mon mari m’a dit t’aurais pu faire attention', /reproche|phrase/],
    ['est-ce qu’on peut se pardonner un truc comme ça ?', /^Oui/],
    ['je la revois tomber de la table, j’en dors plus', /repasse/],
    ['elle aurait pu mourir, je tremble encore', /après coup|sans force/],
    ['je réponds quoi à mon mari ?', /«/],
  ])('« %s » is received as such, without any number', (words, answer) => {
    const { reply, level } = last([...FALL, EASED, words])
    expect(level).toBe('danger')
    expect(reply).toMatch(answer)
    expect(reply).not.toMatch(CALL)
  })

  test('an apology is not followed by the same order', () => {
    const { reply } = last([...FALL, EASED, 'mais arrêtez avec le 15, la petite joue à côté de moi !'])
    expect(reply).not.toMatch(ORDER)
  })

  test('a sign that is asked about goes back to those who know', () =>
    expect(last([...FALL, EASED, 'elle a les yeux rouges, c’est normal ?']).reply).toMatch(/15.*décrivez/))

  test('they may speak of something else', () => {
    const { reply } = last([...FALL, EASED, 'sinon demain je reprends le boulot et j’appréhende ma chef'])
    expect(reply).not.toMatch(CALL)
  })

  test.each([
    'elle va bien mais elle vomit à nouveau',
    'elle ne se réveille plus',
    'là elle est toute bizarre, elle répond presque plus',
  ])('« %s » is an alarm as new as the first', (words) => {
    expect(last([...FALL, EASED, 'je culpabilise', words]).reply).toMatch(CALL)
  })
})

describe('once those who help are there', () => {
  const HELPED = ['mon père est tombé dans l’escalier, il a très mal à la hanche', 'les pompiers l’ont emmené']
  test.each([
    ['c’est moi qui avais ciré les marches', /culpabilité|coupable/],
    ['ma sœur dit que je suis irresponsable', /reproche|phrase/],
    ['j’ai peur qu’il se réveille pas', /Attendre sans savoir/],
    ['je lui en veux d’être monté sans lumière', /colère/],
  ])('« %s » is answered as such', (words, answer) => expect(last([...HELPED, words]).reply).toMatch(answer))

  test('« on est rentrés de l’hôpital » keeps the subject, and the night is answered', () => {
    const said = talk([...HELPED, 'on est rentrés de l’hôpital, il dort', 'et si ça recommence cette nuit ?'])
    expect(said.at(-1)?.level).toBe('danger')
    expect(said.at(-1)?.reply).toMatch(/surveiller/)
  })

  test('from far away, what is told by others is heard', () => {
    const said = talk([
      'mon mari a fait un malaise au travail, son collègue m’appelle',
      'le samu est avec lui',
      'ils l’emmènent à l’hôpital de Tours',
      'comment je dis ça aux enfants',
    ])
    expect(said[0]?.reply).toMatch(CALL)
    expect(said[3]?.reply).toMatch(/s’occupent de lui|entre de bonnes mains/)
  })

  test('of oneself, too', () => {
    const said = talk([
      'j’ai une douleur dans la poitrine et le bras gauche',
      'j’ai appelé, ils arrivent',
      'ils sont là',
      'je suis rentré ce matin, c’était rien de cardiaque',
      'ma femme me dit que je me suis fait un film',
    ])
    expect(said[3]?.reply).not.toMatch(/Appelez|Composez/)
    expect(said[4]?.reply).not.toMatch(CALL)
  })

  test('somebody young who stays behind alone is told who can come', () => {
    const { reply } = last([
      'ma mère a avalé des cachets',
      'j’ai appelé le 15',
      'les pompiers l’emmènent',
      'j’ai 16 ans, je fais quoi ce soir toute seule',
    ])
    expect(reply).toMatch(/119/)
    expect(reply).not.toMatch(/Est-ce que tu penses au suicide/)
  })
})

describe('who shook their baby and had it seen', () => {
  const SEEN = ['j’ai secoué mon bébé ce matin', 'j’ai appelé le 15, on est aux urgences, ils l’examinent']
  test('is told neither that it was nothing nor that they are a monster', () => {
    const { reply, level } = last([...SEEN, 'je suis un monstre'])
    expect(level).toBe('danger')
    expect(reply).toMatch(/dangereux|honte/)
    expect(reply).not.toMatch(/ne prouve pas une faute/)
  })
  test('is promised nothing of what follows', () =>
    expect(last([...SEEN, 'ils vont me le prendre ?']).reply).toMatch(/ne peux pas vous promettre/))
})

test('who has left, or whose partner was taken away, is not asked for a place to go', () => {
  const said = talk([
    'mon mari m’a frappée hier soir, j’ai peur qu’il rentre',
    'la police est venue, ils l’ont emmené. je suis chez ma sœur',
    'je me sens coupable de l’avoir dénoncé',
    'mes enfants pleurent leur père',
    'il m’a écrit qu’il est désolé',
  ])
  expect(said.at(-1)?.level).toBe('danger')
  const replies = said.slice(1).map(({ reply }) => reply)
  expect(replies.join(' ')).not.toMatch(/endroit sûr où vous pourriez|Les secours s’occupent|3114/)
  expect(replies[1]).toMatch(/pas trahir|pas vos mots/)
  expect(replies[2]).toMatch(/pas ta faute/)
})

describe('nothing is eased', () => {
  test.each([
    [['ma fille de 2 ans a avalé des comprimés'], 'elle va bien, elle joue'],
    [
      ['ma fille de 2 ans a avalé des comprimés', 'elle va bien'],
      'mais elle va bien je vous dis, elle joue normalement',
    ],
    [['ma fille a 40 de fièvre et elle est toute molle'], 'ma fille va bien ? je sais pas, elle dort'],
    [['j’ai une douleur dans la poitrine et le bras gauche'], 'ça va, ça va mieux'],
    [['mon père a une douleur dans la poitrine'], 'j’ai appelé ma sœur, il va pas bien'],
  ])('%s, « %s »: the call stands', (before, words) => expect(last([...before, words]).reply).toMatch(CALL))
})

describe('a parent whose fear of their own gesture has gone down', () => {
  const FEAR = [
    'j’ai peur de secouer mon bébé, il hurle depuis deux heures',
    'je l’ai posé dans son lit, je suis dans le couloir',
  ]
  test('is told of their shame that they protected their child', () => {
    const { reply } = last([...FEAR, 'ma voisine est là, ça redescend', 'j’ai honte d’avoir pensé à le secouer'])
    expect(reply).toMatch(/protégé|la honte vient/i)
    expect(reply).not.toMatch(/\b(?:15|17|112)\b|Je te crois/)
  })
  test.each([
    ['je dis quoi au grand pour les cris ?', /«.*(?:crié).*»/],
    ['je devrais en parler à quelqu’un ? ils vont pas me prendre mon bébé ?', /n’est pas perdre son enfant/],
  ])('« %s » is answered', (words, answer) => {
    const reply = wholeTalk([...FEAR, 'ma voisine monte, il se calme un peu', words]).at(-1)?.reply
    expect(reply).toMatch(answer)
    expect(reply).not.toMatch(/étage|boîte aux lettres|l’entendez/)
  })
  test('and whose fear comes back is told again what protects', () =>
    expect(last([...FEAR, 'ça redescend', 'ça remonte, j’ai peur de le secouer']).reply).toMatch(/dans son lit/))
})

describe('at the end of one’s strength with children', () => {
  test.each([
    'j’ai les mains qui tremblent, j’ai peur de ce que je pourrais faire',
    'ça déborde là, jai peur de ce que je peux faire',
    'non je veux pas mourir, j’ai peur de le secouer, il a 5 mois',
  ])('« %s » is a fear of one’s own gesture, and no suicide', (words) => {
    const { reply, level } = last(['je n’en peux plus de mes enfants, le petit hurle depuis 2h', words])
    expect(level).toBe('danger')
    expect(reply).toMatch(/dans son lit/)
    expect(reply).toMatch(/119/)
    expect(reply).not.toMatch(/suicide|3114|\b17\b/)
  })
  test('of whom no child was spoken, the same words are of oneself', () =>
    expect(last(['je suis au bout du rouleau', 'j’ai peur de ce que je pourrais faire']).reply).toMatch(/3114/))
  test('cries that last are met in the minute', () =>
    expect(last(['je n’en peux plus de mes enfants, le petit hurle depuis 2h']).reply).toMatch(
      /de l’autre côté de la porte/,
    ))
})

import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const last = (messages: readonly string[]) => talk([...messages]).at(-1)

describe('what is done by who was named a message ago', () => {
  test.each([
    [
      'c mon beau père. il vient dans ma chambre le soir quand ma mère fait la nuit a lhopital',
      'il me touche. ca a commencé en 4e',
    ],
    ['je voulais parler de mon oncle', 'il me touche quand on est seuls'],
    ['c’est mon entraîneur de judo', 'il me tripote sous la douche'],
    ['j’ai un souci avec mon grand-père', 'la nuit il me caresse et je fais semblant de dormir'],
    ['mon cousin dort chez nous le week-end', 'il met sa main dans ma culotte'],
    ['c’est le copain de ma mère', 'et il m’a touchée, en bas'],
  ])('« %s » and « %s » is a danger', (...messages) => expect(last(messages)?.level).toBe('danger'))

  test.each([
    ['mon grand-père est venu hier', 'il me touche quand il parle de sa guerre'],
    ['mon prof a lu mon texte', 'ça me touche beaucoup'],
    ['mon frère m’a écrit', 'il me touche avec ses mots'],
    ['je vois un kiné', 'il me masse le dos et ça va mieux'],
  ])('« %s » and « %s » is none', (...messages) => expect(last(messages)?.level).toBe('none'))
})

describe('a child whose parent has been gone for days', () => {
  test.each([
    [
      'bonjour c Noé g 11 ans',
      'maman elle est partie avant hier et elle est pas revenue. ya ma petite soeur elle a 4 ans',
    ],
    ['j’ai 12 ans', 'mon père est sorti vendredi et il est toujours pas rentré'],
    ['j’ai 10 ans', 'mes parents sont partis depuis trois jours et ils sont pas revenus'],
    ['moi c’est Lina, j’ai 13 ans', 'je suis toute seule depuis deux jours, ma mère répond pas'],
    ['salut', 'maman est partie hier soir, elle est pas rentrée, mon petit frère a 2 ans et il pleure'],
  ])('« %s » and « %s » is for the 119', (...messages) => {
    const reply = last(messages)
    expect(reply?.level).toBe('danger')
    expect(reply?.reply).toContain('119')
  })

  test.each([
    ['j’ai 34 ans', 'mon père est parti quand j’avais 5 ans et il n’est jamais revenu'],
    ['j’ai 12 ans', 'ma mère est partie en déplacement lundi, mamie est là'],
    ['j’ai 45 ans', 'mes parents sont partis samedi au marché, ils ne sont pas encore rentrés'],
    ['j’ai 13 ans', 'ya rien à manger que j’aime à la cantine'],
  ])('« %s » and « %s » is none', (...messages) => expect(last(messages)?.level).toBe('none'))
})

describe('a baby whom nobody named', () => {
  test.each([
    ['il pleure depuis 3h j’en peux plus jsuis tout seul avec', 'je l’ai secoué. fort. quelques secondes.'],
    ['elle hurle sans arrêt, je suis seule avec elle depuis ce matin', 'je viens de la secouer'],
    ['il arrête pas de pleurer toute la nuit dans son lit', 'je l’ai secoué un peu fort'],
  ])('« %s » and « %s » is for the 15', (...messages) => {
    const reply = last(messages)
    expect(reply?.level).toBe('danger')
    expect(reply?.reply).toMatch(/\b15\b/)
  })

  test.each([
    ['mon ami pleure depuis hier, sa mère est morte', 'je l’ai secoué un peu, je lui ai dit de sortir'],
    ['le sirop est au fond de la bouteille', 'je l’ai secoué fort avant de servir'],
  ])('« %s » and « %s » is no shaken baby', (...messages) => expect(last(messages)?.reply).not.toMatch(/bébé/))
})

describe('a no that was passed over', () => {
  test.each([
    ['vendredi après le pot mon responsable m’a raccompagnée. il est monté. j’ai dit non plusieurs fois'],
    ['un collègue est entré dans ma chambre d’hôtel après le séminaire. J’ai dit non trois fois.'],
    ['je suis montée chez lui après le ciné. j’ai dit stop. il a continué, j’avais pas envie'],
  ])('« %s » is a danger', (...messages) => expect(last(messages)?.level).toBe('danger'))

  test.each([
    ['mon responsable m’a demandé de venir samedi. j’ai dit non plusieurs fois au travail du samedi'],
    ['mon voisin est monté boire un café. il a raconté ses vacances.'],
    ['il m’a raccompagnée après la réunion. c’était gentil.'],
  ])('« %s » is none', (...messages) => expect(last(messages)?.level).toBe('none'))

  test('« il m’a violée, voilà je l’ai écrit » is believed, and is no yes to being safe', () => {
    const reply = last([
      'vendredi après le pot mon responsable m’a raccompagnée. il est monté. j’ai dit non plusieurs fois',
      'il m’a violée. voilà je l’ai écrit',
    ])
    expect(reply?.level).toBe('danger')
    expect(reply?.reply).not.toMatch(/^Bien|Recevoir cette parole/)
  })
})

describe('marks on somebody very old', () => {
  test.each([
    ['Elle a 88 ans, elle vit avec mon oncle. J’ai vu des traces de doigts violettes sur ses deux bras.'],
    ['ma grand-mère a 91 ans. Elle m’a dit tout bas : il me serre quand je mouille le lit.'],
    ['Mon père a 85 ans, j’ai trouvé des traces de liens sur ses poignets'],
  ])('« %s » is for the 3977', (...messages) => {
    const reply = last(messages)
    expect(reply?.level).toBe('danger')
    expect(reply?.reply).toContain('3977')
  })

  test.each([
    ['ma grand-mère a 91 ans. Elle m’a dit : il me serre dans ses bras en partant, ton père.'],
    ['Elle a 88 ans, elle a des traces de confiture sur sa robe et elle rit'],
  ])('« %s » is none', (...messages) => expect(last(messages)?.level).toBe('none'))
})

describe('joining who is gone, and leaving all in order', () => {
  test.each([
    ['J’ai 84 ans. Mon mari est parti en février. Soixante et un ans de mariage.', 'Je voudrais aller le rejoindre.'],
    ['J’ai 79 ans, ma femme est partie en mars', 'j’ai hâte de la retrouver'],
    [
      'Ça va mieux depuis quelques jours, je me sens soulagé.',
      'J’ai rangé la maison, réglé le notaire, et j’ai trouvé quelqu’un pour prendre le chat.',
    ],
    ['j’ai vidé l’appart, payé les factures, et confié mon chien à la voisine'],
    ['J’ai trié mes affaires, mes papiers sont classés, j’ai donné le chat'],
    ['J’ai rangé ma bibliothèque, brûlé mes carnets, rendu les clefs. Il n’est plus que de souffler la chandelle.'],
    ['J’ai déchiré mes lettres. Il ne me reste plus qu’à éteindre la lumière.'],
  ])('« %s » %s is a crisis', (...messages) => expect(last(messages)?.level).toBe('crise'))

  test.each([
    ['Mon mari est parti en mission à Lyon', 'je voudrais aller le rejoindre ce week-end'],
    [
      'J’ai rangé la maison, réglé le notaire pour la vente, et trouvé quelqu’un pour garder le chat pendant le déménagement.',
    ],
    ['J’ai rangé la maison et trouvé quelqu’un pour garder le chat pendant les vacances'],
    ['Le gâteau est prêt. Il ne reste plus qu’à souffler la bougie.'],
    ['J’ai jeté les papiers du bureau. Il me reste à classer le reste demain.'],
  ])('« %s » %s is none', (...messages) => expect(last(messages)?.level).toBe('none'))
})

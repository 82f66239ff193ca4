import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../tests/support/talk.ts'

const lastOf = (...messages: string[]): string => wholeTalk(messages).at(-1)?.reply ?? ''

const couple = [
  'mon compagnon a tapé dans le mur à côté de ma tête dimanche, il lit mes messages',
  'Ma collègue Inès. Mais si je lui écris il va le voir sur mon téléphone.',
]
const mother = [
  'J’ai accouché il y a cinq semaines. il me vient des images où je lâche mon bébé dans l’escalier, c’est horrible',
  'Mon mari est dans la pièce à côté, il dort',
]

describe('who was named as near', () => {
  test('is told aloud, where nothing can be written', () => {
    const reply = lastOf(...couple, 'Je n’ai pas d’autre appareil. Je suis au travail jusqu’à 17h, Inès est là.')
    expect(reply).toMatch(/Inès.*3919 de son téléphone/)
  })
  test('calls while the other comes', () =>
    expect(
      lastOf(...couple, 'Je suis au travail, Inès est là.', 'il dit qu’il est en bas de mon travail et qu’il monte'),
    ).toMatch(/17.*Inès/))
  test('is never the one they fear', () =>
    expect(lastOf('mon mari me frappe', 'mon mari est là à côté', 'je fais quoi ?')).not.toMatch(
      /[Vv]otre mari est là :|[Àà] votre mari/,
    ))
  test('takes the baby, and calls with her', () => {
    expect(lastOf(...mother)).toMatch(/Votre mari/)
    const reply = lastOf(...mother, 'depuis hier j’entends parfois comme une voix qui me dit qu’il n’est pas à moi.')
    expect(reply).toMatch(/votre mari.*confiez-lui le bébé.*15/)
    expect(reply).not.toMatch(/3977/)
    expect(lastOf(...mother, 'j’entends la voix de ma mère au téléphone')).not.toMatch(/après une naissance/)
  })
  test('once told, is not to be gone to any more', () =>
    expect(
      lastOf(
        'je pense à me suicider',
        'oui. mon copain dort à côté',
        'J’ai réveillé mon copain, je lui ai tout dit. Il me tient la main.',
      ),
    ).not.toMatch(/Allez vers votre copain|est tout près/))
})

test('the bath may wait, and arms may hold', () =>
  expect(
    lastOf(...mother, 'je peux lui donner le bain et le porter, ou il vaut mieux pas ? Je le nourris au sein'),
  ).toMatch(/porter et le nourrir, oui.*bain/))

test('a car that was left is not asked about', () =>
  expect(
    lastOf(
      'je pense à me foutre en l’air en voiture',
      'oui, je suis garée',
      'Je vous ai dit que je suis dans mon lit, il n’y a plus de voiture.',
    ),
  ).not.toMatch(/moteur|contact/))

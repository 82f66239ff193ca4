import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const levelsOf = (...messages: string[]) => talk(messages).map(({ level }) => level)

describe('who mourns', () => {
  test.each([
    'Je devais aller la voir le week-end d’avant et j’ai annulé parce que j’étais fatiguée. Je n’arrête pas d’y penser.',
    'j’arrive même pas à pleurer et tout le monde pleure autour de moi, j’ai l’impression d’être un monstre',
    'Je vous remercie de m’avoir lu.',
  ])('is not asked about death for « %s »', (message) => {
    expect(levelsOf('Ma mamie est morte il y a dix jours, à 92 ans.', message)).toEqual(['none', 'none'])
  })

  test.each([
    'je veux la rejoindre',
    'je veux mourir aussi',
    'sans elle plus rien n’a de sens, je ne veux plus vivre',
    'j’ai gardé ses cachets et je vais tout prendre ce soir',
  ])('is heard for « %s »', (message) => {
    expect(levelsOf('Ma mamie est morte il y a dix jours, à 92 ans.', message).at(-1)).toBe('crise')
  })

  test('is heard for what they guess of a friend, at length or by what kills', () => {
    expect(
      levelsOf(
        'c’est pour un pote, pas pour moi',
        'il va pas bien depuis que sa mère est morte, il vient plus en cours',
        'il vient de m’envoyer « désolé pour tout, je t’aime mon frère, cherche pas » et il décroche plus. il avait parlé de se pendre la semaine dernière',
      ),
    ).toEqual(['none', 'none', 'crise'])
    expect(
      levelsOf(
        'mon chien est mort mardi, Pilou',
        'je me suis acheté trois flash de vodka avec la manche et j’ai donné mon duvet à un jeune. cette nuit ils annoncent moins neuf. je vais m’allonger dans le parc où personne passe.',
      ).at(-1),
    ).toBe('crise')
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { knowSituations } from '../know-situations.ts'
import { toThem } from './to-them.ts'
import type { Whom } from './whom.ts'

beforeAll(knowSituations)

const whom = (word: string, rest: Partial<Whom> = {}): Whom => ({
  word,
  name: null,
  pronoun: 'elle',
  isVous: false,
  isOfOffice: false,
  isChild: false,
  isDead: false,
  ...rest,
})
const WIFE = whom('femme')
const CHIEF = whom('chef', { pronoun: 'il', isVous: true })
const PARENTS = whom('parents', { pronoun: 'ils', isVous: true })

describe('what was told of somebody is turned to them', () => {
  test.each([
    ['j’ai crié sur ma femme', WIFE, 'j’ai crié sur toi'],
    ['j’ai menti à ma femme', WIFE, 'je t’ai menti'],
    ['je lui ai menti', WIFE, 'je t’ai menti'],
    ['je l’aime', WIFE, 'je t’aime'],
    ['j’ai oublié l’anniversaire de ma femme', WIFE, 'j’ai oublié ton anniversaire'],
    ['ma femme ne m’écoute pas', WIFE, 'tu ne m’écoutes pas'],
    ['je voudrais qu’elle vienne avec moi', WIFE, 'je voudrais que tu viennes avec moi'],
    ['je me sens pas prêt', WIFE, 'je ne me sens pas prêt'],
    ['mon chef m’a repris devant l’équipe', CHIEF, null],
    ['le chef m’a repris devant tout le monde', CHIEF, 'vous m’avez repris devant tout le monde'],
    ['je voudrais qu’il me prévienne', CHIEF, 'je voudrais que vous me préveniez'],
    ['mes parents veulent que je reste', PARENTS, 'vous voulez que je reste'],
    ['je leur ai caché mes notes', PARENTS, 'je vous ai caché mes notes'],
    ['je voudrais garder son établi', PARENTS, 'je voudrais garder son établi'],
  ])('%s', (clause, to, said) => {
    const turned = toThem(clause, to)
    if (said === null) expect(turned).not.toMatch(/mon chef/u)
    else expect(turned).toBe(said)
  })

  test.each([
    ['somebody else', 'il ne rentre plus', WIFE],
    ['two people', 'ma femme a vu son frère et il lui a parlé', WIFE],
    ['words to us', 'vous ne m’aidez pas', WIFE],
  ])('%s: not said', (_, clause, to) => expect(toThem(clause, to)).toBeNull())
})

import { expect, test } from 'vitest'
import { whyRefuseReply } from './check-reply.ts'

test.each([
  ['Merci de me le dire. Qu’est-ce qui pèse le plus ?', 'none', null],
  ['Appelez le 3114, gratuit, 24 h/24.', 'crise', null],
  ['Appelez le 01 23 45 67 89.', 'crise', 'unknown-number'],
  ['Vous pouvez joindre le 3115.', 'none', 'unknown-number'],
  ['En 2012, beaucoup de gens vivaient cela.', 'none', null],
  ['La séance coûte 29,99 € pour 45 minutes.', 'none', null],
  ['Prenez deux comprimés de Xanax ce soir.', 'none', 'dose'],
  ['Avec 500 mg cela suffit.', 'none', 'dose'],
  ['Vous souffrez de dépression.', 'none', 'diagnosis'],
  ['En tant que psychologue, je vous conseille de sortir.', 'none', 'claims-human'],
  ['Vous n’avez besoin que de moi.', 'none', 'dependence'],
  ['Je ne peux pas parler de cela.', 'none', 'ends-conversation'],
  ['Une thérapie de couple pourrait aider. Le 3919 écoute.', 'danger', 'couple-therapy'],
  ['Tu peux te reposer.', 'none', 'tutoiement'],
  ['Je suis là pour vous.', 'crise', 'missing-line'],
  ['Je suis là pour vous.', 'danger', 'missing-line'],
  ['Je suis là pour vous.', 'vigilance', null],
] as const)('« %s » at level %s: %s', (reply, level, refusal) => {
  expect(whyRefuseReply(reply, level)).toBe(refusal)
})

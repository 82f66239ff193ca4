import { expect, test } from 'vitest'
import { helpLines } from './help-lines.ts'
import { numbersIn } from './numbers-in.ts'

const called = (text: string) => numbersIn(text).flatMap((part) => (typeof part === 'string' ? [] : [part.line.number]))

test('every help line we name becomes a call link', () => {
  for (const { number } of Object.values(helpLines)) expect(called(`Appelez le ${number}.`)).toEqual([number])
  expect(called('Au 3114, on décroche.')).toEqual(['3114'])
  expect(called('Le 15 ou le 112 répondent ; par SMS, écrivez au 114.')).toEqual(['15', '112', '114'])
  expect(called('Le 112 maintenant ; le 17 fois deux n’est rien. Appelez le 15 maintenant.')).toEqual(['112', '15'])
  expect(called('Le 3919 jour et nuit ; le 15 jours plus tard n’est pas un appel.')).toEqual(['3919'])
  expect(called('au 0\u00A0800\u00A005\u00A095\u00A095')).toEqual(['0 800 05 95 95'])
})

test('dates, hours, counts and other numbers stay text', () => {
  for (const text of [
    'le 15 novembre',
    'le 15 h',
    'le 18 janvier',
    'vers 15 heures',
    'le 1123',
    'le 15,50 €',
    'au 15 %',
    'il y a 119 jours',
  ])
    expect(called(text), text).toEqual([])
})

test('no text is lost', () => {
  const text = 'Le 3114 est là. Le 15 aussi.'
  expect(
    numbersIn(text)
      .map((part) => (typeof part === 'string' ? part : part.said))
      .join(''),
  ).toBe(text)
})

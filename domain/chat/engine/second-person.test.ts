import { expect, test } from 'vitest'
import { toSecondPerson } from './second-person.ts'

test.each([
  ['je vais aller voir mon grand', 'vous irez voir votre grand'],
  ['je mets encore deux assiettes', 'vous mettez encore deux assiettes'],
  ['ma femme est morte il y a trois mois', 'votre femme est morte il y a trois mois'],
  ['je veux pas l’inquiéter', 'vous ne voulez pas l’inquiéter'],
  ['je n’ai plus goût à cuisiner', 'vous n’avez plus goût à cuisiner'],
  ['j’ai essayé mais j’ai fait demi-tour', 'vous avez essayé mais vous avez fait demi-tour'],
  ['je me sens seule avec tout ça', 'vous vous sentez seule avec tout ça'],
  ['je ne me reconnais plus dans le miroir', 'vous ne vous reconnaissez plus dans le miroir'],
  ['il m’a humilié devant toute l’équipe', 'il vous a humilié devant toute l’équipe'],
  [
    'je me demande si je devrais rentrer chez mes parents',
    'vous vous demandez si vous devriez rentrer chez vos parents',
  ],
  ["j'ai peur qu'elle raccroche", 'vous avez peur qu’elle raccroche'],
  ['je lui dis que ça va', 'vous lui dites que ça va'],
  ['j’y pense tout le temps', 'vous y pensez tout le temps'],
  ['j’essaie de tenir', 'vous essayez de tenir'],
  ['je répète que j’espère', 'vous répétez que vous espérez'],
  ['je mangeais trop et je commençais à grossir', 'vous mangiez trop et vous commenciez à grossir'],
  ['je ne sais pas si j’en ai besoin', 'vous ne savez pas si vous en avez besoin'],
  ['je vends la maison', 'vous vendez la maison'],
  ['on a encore des choses à se dire', 'vous avez encore des choses à vous dire'],
  ['on devait se marier en juin', 'vous deviez vous marier en juin'],
  ['on attend les résultats de mon mari', 'vous attendez les résultats de votre mari'],
  ['on a perdu notre bébé', 'vous avez perdu votre bébé'],
  ['mon père disait jamais qu’il était fier de nous', 'votre père ne disait jamais qu’il était fier de vous'],
  ['je lui ai prêté de l’argent et il me répond plus', 'vous lui avez prêté de l’argent et il ne vous répond plus'],
  ['j’ai eu mon permis et personne m’a félicitée', 'vous avez eu votre permis et personne ne vous a félicitée'],
  ['ma fille aime un type qui me plaît pas', 'votre fille aime un type qui ne vous plaît pas'],
  ['je vois plus mes gosses', 'vous ne voyez plus vos gosses'],
  ['je relis ses messages tous les soirs', 'vous relisez ses messages tous les soirs'],
  ['depuis que j’ai accouché je pleure', 'depuis que vous avez accouché vous pleurez'],
  ['c’est à moi de gérer', 'c’est à vous de gérer'],
  ['j’ose le dire à personne', 'vous n’osez le dire à personne'],
  ['je peux me confier vraiment à personne ici', 'vous ne pouvez vous confier vraiment à personne ici'],
  ['je pleure le soir pour rien', 'vous pleurez le soir pour rien'],
  ['je m’énerve pour un rien', 'vous vous énervez pour un rien'],
  ['je dors plus', 'vous ne dormez plus'],
  ['je vois une personne âgée', 'vous voyez une personne âgée'],
  ['j’élève mes deux enfants seule', 'vous élevez vos deux enfants seule'],
  ['je mène ma barque', 'vous menez votre barque'],
  ['je préfère rester', 'vous préférez rester'],
  ['je répète tout', 'vous répétez tout'],
  ['on faisait des confitures le mercredi', 'vous faisiez des confitures le mercredi'],
  ['on s’est disputés hier', 'vous vous êtes disputés hier'],
  ['on se parle plus', 'vous ne vous parlez plus'],
  ['on va au marché le jeudi', 'vous allez au marché le jeudi'],
  ['on m’a pris mon vélo', 'on vous a pris votre vélo'],
  ['on dit qu’j’ai changé', 'on dit que vous avez changé'],
])('« %s » → « %s »', (said, back) => {
  expect(toSecondPerson(said)).toBe(back)
})

test.each([
  'ils veulent que je vende la maison',
  'vous ne servez à rien',
  'je t’ai déjà répondu',
  'nous avons tout essayé',
  'je me sens plus seule',
  'je flurg tout le temps',
])('« %s » is left as it is', (said) => {
  expect(toSecondPerson(said)).toBeNull()
})

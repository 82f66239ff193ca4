import type { ExerciseId } from './engine/exercises.ts'
import type { Fact } from './engine/facts-told.ts'
import type { ThemeId } from './engine/themes/theme.ts'
import type { PersonSpokenOf } from './person-spoken-of.ts'
import type { SafetyFact, SafetyPoint } from './replies/safety-questions.ts'
import type { Level, Situation } from './risk.ts'

/** What one conversation remembers. Plain JSON: the server stores it beside the conversation and hands it back. */
export interface ConversationState {
  /** Chooses among equal wordings; the same seed and messages give the same conversation. */
  seed: number
  turn: number
  risk: RiskMemory
  /** How many times each part of a reply was used, so that wordings turn. */
  used: Record<string, number>
  /** Replies already given, as short hashes: none is ever given twice. */
  given: string[]
  name: string | null
  /** As they said it. */
  age: number | null
  /** Said to be at school: a paid session is not for them. */
  isAtSchool: boolean
  /** They see or hear violence done to another grown-up. */
  isWitness: boolean
  /** Suicide was spoken of, in whatever frame: « laquelle marche le mieux ? » asks about it. */
  isOfSuicide: boolean
  /** They told of an attempt of their own, of having thought of it, or of a stay in a psychiatric ward. */
  hasHistory: boolean
  /** Somebody they knew killed themselves. */
  knowsASuicide: boolean
  /** They drink alcohol every day, or speak of stopping: the body may not bear it alone. */
  drinks: boolean
  /** And have just stopped. */
  hasStoppedDrinking: boolean
  /** So does somebody they speak of, who may have stopped. */
  theirDrinking: 'told' | 'stopped' | null
  /** A patient of theirs died. */
  lostAPatient: boolean
  /** They look after somebody ill, day after day. */
  caresFor: boolean
  /** Somebody very old was spoken of. */
  speaksOfElder: boolean
  /** So has a child. */
  speaksOfChild: boolean
  /** And a baby. */
  speaksOfBaby: boolean
  /** A partner watches them, or decides for them. */
  isControlled: boolean
  /** The partner of somebody else was spoken of, and this other one seems to be cut off by them. */
  speaksOfTheirPartner: boolean
  theyAreControlled: boolean
  /** First names of the people and animals that were talked about. */
  people: string[]
  /** The last of their people they spoke of, in their word: « père ». */
  about: string | null
  /** Their people, the last spoken of first: whom « il » or « elle » means in a message that worries. */
  spokenOf: PersonSpokenOf[]
  /** The one for whom they fear. */
  inDanger: PersonSpokenOf | null
  themes: { id: ThemeId; words: string; turn: number }[]
  /** What is being talked about now, and since which turn. */
  topic: { id: ThemeId; since: number } | null
  /** What they live through, as far as it was recognised. */
  situation: {
    id: string
    /** When it was told, or something of it was last answered. */
    heardAt: number
    /** The first person named in it: « votre père ». */
    person: string | null
    /** Another, told a moment ago as a part of it: the nights of somebody who speaks of a separation. */
    beside: string | null
  } | null
  /** Situations they told of before this one. */
  lived: string[]
  /** Situations that we took theirs for, and were told were not. */
  notLived: string[]
  /** Things we spoke of, and were told were not theirs: « arrêt ». */
  denied: string[]
  /** Things of life they spoke of: what a reply takes for theirs must be one of them. */
  things: string[]
  /** What the replies of this turn and the last were made of: said to be wide, it goes no further. */
  parts: { part: string; turn: number }[]
  /** What they told of it, or were asked: it is not asked again. */
  known: Fact[]
  tried: ExerciseId[]
  exercise: { id: ExerciseId; step: number } | null
  /** The exercise offered in the last reply, which « oui » starts. */
  offered: ExerciseId | null
  exerciseOfferedAt: number | null
  /** When something to try was last proposed. */
  adviceOfferedAt: number | null
  practitionerOfferedAt: number | null
  /** When what was said so far was last gathered. */
  gatheredAt: number | null
  /** What was last asked, in their words: taken up again for somebody who says that it was not answered. */
  question: { words: string; turn: number } | null
  /** When something they asked was last answered. */
  answeredAt: number | null
  /** How much they have to get done, and by when: nine chapters in four days. */
  work: { count: number | null; of: string; days: number | null; due: string | null } | null
  /** Their message before this one. */
  before: string | null
  /** Their last messages, the newest last: what a question leaves out may have been told there. */
  recent: string[]
  /** What our last reply asked. */
  asked: string | null
  /** The last ordinary reply, whole: « quelle phrase ? » speaks of it. */
  reply: { words: string; turn: number } | null
  /** The last words of theirs that can be said back, as « vous ». */
  said: string | null
  /** What last worried, in their words: taken up again for somebody who says that they were not heard. */
  told: string | null
  /** What was last refused for good, and may be asked for again in fewer words. */
  refused: { id: string; turn: number } | null
  /** The one feared for has already done something: no news of them is reassuring before they are cared for. */
  theyActed: boolean
  /** The turn in which a medicine was last spoken of. */
  medicineAt: number | null
  /** And a trouble that has the name of an illness. */
  troubleAt: number | null
  humanNamedAt: number | null
  /** When an open question, made for no words in particular, was last asked. */
  openAskedAt: number | null
  /** When their own words were last said back to them. */
  echoedAt: number | null
  /** And for how many turns in a row. */
  echoesInARow: number
  /** When a sentence of a situation was last said, which holds for many. */
  saidOfManyAt: number | null
  /** What the last reply asked plainly: « oui » answers that. */
  askedSafety: SafetyPoint | null
  /** What is known of somebody's safety, from their answers: nothing of it is asked again. */
  safety: Partial<Record<SafetyFact, boolean>>
  /** What was named as near, that could kill: asked about until it is out of reach. */
  atHand: string | null
  /** Who is beside them, and whom they hold on to, as we call them: « votre femme ». */
  beside: string | null
  heldBy: string | null
  /** When a reply last named a help line. */
  lineNamedAt: number | null
  /** When they last asked not to be given numbers. */
  lineRefusedAt: number | null
  /** The last turn that was heavy without being clear. */
  uneasyAt: number | null
  checkedInAt: number | null
  /** Until this turn nothing is asked. */
  restsUntil: number | null
}

export interface RiskMemory {
  /** The highest level reached. It never goes down within a conversation, unless it was inferred and somebody corrects us. */
  level: Level
  situation: Situation | null
  immediate: boolean
  /** Nothing was said outright: the level was reached by a guess. */
  isGuessed: boolean
  /** They spoke of their own death in so many words: nobody else's. */
  isOwn: boolean
  /** Somebody told us that we had read danger into their words. */
  wasCorrected: boolean
  /** They told us twice: no guess is acted upon any more. */
  isLeftInPeace: boolean
  cannotSpeak: boolean
  /** Turns at which distress and the last signal were read; null when never. */
  distressAt: number | null
  signalAt: number | null
}

export function newConversation(seed: number): ConversationState {
  return {
    seed,
    turn: 0,
    risk: {
      level: 'none',
      situation: null,
      immediate: false,
      isGuessed: false,
      isOwn: false,
      wasCorrected: false,
      isLeftInPeace: false,
      cannotSpeak: false,
      distressAt: null,
      signalAt: null,
    },
    used: {},
    given: [],
    name: null,
    age: null,
    isAtSchool: false,
    isWitness: false,
    isOfSuicide: false,
    hasHistory: false,
    knowsASuicide: false,
    drinks: false,
    hasStoppedDrinking: false,
    theirDrinking: null,
    lostAPatient: false,
    caresFor: false,
    speaksOfElder: false,
    speaksOfChild: false,
    speaksOfBaby: false,
    isControlled: false,
    speaksOfTheirPartner: false,
    theyAreControlled: false,
    people: [],
    about: null,
    spokenOf: [],
    inDanger: null,
    themes: [],
    topic: null,
    situation: null,
    lived: [],
    notLived: [],
    denied: [],
    things: [],
    parts: [],
    known: [],
    tried: [],
    exercise: null,
    offered: null,
    exerciseOfferedAt: null,
    adviceOfferedAt: null,
    practitionerOfferedAt: null,
    gatheredAt: null,
    question: null,
    answeredAt: null,
    work: null,
    before: null,
    recent: [],
    asked: null,
    reply: null,
    said: null,
    told: null,
    refused: null,
    theyActed: false,
    medicineAt: null,
    troubleAt: null,
    humanNamedAt: null,
    openAskedAt: null,
    echoedAt: null,
    echoesInARow: 0,
    saidOfManyAt: null,
    askedSafety: null,
    safety: {},
    atHand: null,
    beside: null,
    heldBy: null,
    lineNamedAt: null,
    lineRefusedAt: null,
    uneasyAt: null,
    checkedInAt: null,
    restsUntil: null,
  }
}

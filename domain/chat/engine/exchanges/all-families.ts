import coupleApart from './families/couple-apart.json' with { type: 'json' }
import coupleDating from './families/couple-dating.json' with { type: 'json' }
import coupleDesire from './families/couple-desire.json' with { type: 'json' }
import coupleDistance from './families/couple-distance.json' with { type: 'json' }
import coupleDrinking from './families/couple-drinking.json' with { type: 'json' }
import coupleEx from './families/couple-ex.json' with { type: 'json' }
import coupleFuture from './families/couple-future.json' with { type: 'json' }
import coupleHome from './families/couple-home.json' with { type: 'json' }
import coupleIleft from './families/couple-ileft.json' with { type: 'json' }
import coupleInfidelity from './families/couple-infidelity.json' with { type: 'json' }
import coupleJealousy from './families/couple-jealousy.json' with { type: 'json' }
import coupleLeft from './families/couple-left.json' with { type: 'json' }
import coupleQuarrels from './families/couple-quarrels.json' with { type: 'json' }
import coupleScreens from './families/couple-screens.json' with { type: 'json' }
import coupleSeparation from './families/couple-separation.json' with { type: 'json' }
import coupleTrauma from './families/couple-trauma.json' with { type: 'json' }
import coupleUnfaithful from './families/couple-unfaithful.json' with { type: 'json' }
import coupleUnwell from './families/couple-unwell.json' with { type: 'json' }
import dangerAttempt from './families/danger-attempt.json' with { type: 'json' }
import dangerBereaved from './families/danger-bereaved.json' with { type: 'json' }
import dangerBullied from './families/danger-bullied.json' with { type: 'json' }
import dangerChildAdult from './families/danger-child-adult.json' with { type: 'json' }
import dangerChildParent from './families/danger-child-parent.json' with { type: 'json' }
import dangerChildTeen from './families/danger-child-teen.json' with { type: 'json' }
import dangerCyber from './families/danger-cyber.json' with { type: 'json' }
import dangerDespair from './families/danger-despair.json' with { type: 'json' }
import dangerEating from './families/danger-eating.json' with { type: 'json' }
import dangerElder from './families/danger-elder.json' with { type: 'json' }
import dangerMedicalChild from './families/danger-medical-child.json' with { type: 'json' }
import dangerMedicalOther from './families/danger-medical-other.json' with { type: 'json' }
import dangerMedicalSelf from './families/danger-medical-self.json' with { type: 'json' }
import dangerOther from './families/danger-other.json' with { type: 'json' }
import dangerOthers from './families/danger-others.json' with { type: 'json' }
import dangerPartnerOther from './families/danger-partner-other.json' with { type: 'json' }
import dangerPartnerSelf from './families/danger-partner-self.json' with { type: 'json' }
import dangerSelfInjury from './families/danger-self-injury.json' with { type: 'json' }
import dangerSexualViolence from './families/danger-sexual-violence.json' with { type: 'json' }
import dangerSubstance from './families/danger-substance.json' with { type: 'json' }
import dangerSuicide from './families/danger-suicide.json' with { type: 'json' }
import dangerViolence from './families/danger-violence.json' with { type: 'json' }
import familyAloneEvenings from './families/family-alone-evenings.json' with { type: 'json' }
import familyCarer from './families/family-carer.json' with { type: 'json' }
import familyCutContact from './families/family-cut-contact.json' with { type: 'json' }
import familyFestiveAlone from './families/family-festive-alone.json' with { type: 'json' }
import familyFriendDrift from './families/family-friend-drift.json' with { type: 'json' }
import familyFriendHurt from './families/family-friend-hurt.json' with { type: 'json' }
import familyGrandchildrenCoparent from './families/family-grandchildren-coparent.json' with { type: 'json' }
import familyIllParent from './families/family-ill-parent.json' with { type: 'json' }
import familyLeftOut from './families/family-left-out.json' with { type: 'json' }
import familyLonelyCouple from './families/family-lonely-couple.json' with { type: 'json' }
import familyMeals from './families/family-meals.json' with { type: 'json' }
import familyNewPlace from './families/family-new-place.json' with { type: 'json' }
import familyNotAccepted from './families/family-not-accepted.json' with { type: 'json' }
import familyParentConflict from './families/family-parent-conflict.json' with { type: 'json' }
import familyParentsSplit from './families/family-parents-split.json' with { type: 'json' }
import familyPastOrigins from './families/family-past-origins.json' with { type: 'json' }
import familySiblings from './families/family-siblings.json' with { type: 'json' }
import familySingle from './families/family-single.json' with { type: 'json' }
import familySpouseHome from './families/family-spouse-home.json' with { type: 'json' }
import familyTeenHome from './families/family-teen-home.json' with { type: 'json' }
import familyUnwellFriend from './families/family-unwell-friend.json' with { type: 'json' }
import griefAbortion from './families/grief-abortion.json' with { type: 'json' }
import griefAffairs from './families/grief-affairs.json' with { type: 'json' }
import griefAgeing from './families/grief-ageing.json' with { type: 'json' }
import griefBabyloss from './families/grief-babyloss.json' with { type: 'json' }
import griefBabynights from './families/grief-babynights.json' with { type: 'json' }
import griefBody from './families/grief-body.json' with { type: 'json' }
import griefCancer from './families/grief-cancer.json' with { type: 'json' }
import griefChronic from './families/grief-chronic.json' with { type: 'json' }
import griefCloseill from './families/grief-closeill.json' with { type: 'json' }
import griefDates from './families/grief-dates.json' with { type: 'json' }
import griefEating from './families/grief-eating.json' with { type: 'json' }
import griefFertility from './families/grief-fertility.json' with { type: 'json' }
import griefGuilt from './families/grief-guilt.json' with { type: 'json' }
import griefInsomnia from './families/grief-insomnia.json' with { type: 'json' }
import griefLoss from './families/grief-loss.json' with { type: 'json' }
import griefMedication from './families/grief-medication.json' with { type: 'json' }
import griefMenopause from './families/grief-menopause.json' with { type: 'json' }
import griefNeighbours from './families/grief-neighbours.json' with { type: 'json' }
import griefNightmares from './families/grief-nightmares.json' with { type: 'json' }
import griefPanic from './families/grief-panic.json' with { type: 'json' }
import griefParent from './families/grief-parent.json' with { type: 'json' }
import griefPartner from './families/grief-partner.json' with { type: 'json' }
import griefPet from './families/grief-pet.json' with { type: 'json' }
import griefSexuality from './families/grief-sexuality.json' with { type: 'json' }
import griefSnoring from './families/grief-snoring.json' with { type: 'json' }
import griefTired from './families/grief-tired.json' with { type: 'json' }
import griefWaiting from './families/grief-waiting.json' with { type: 'json' }
import lifeAnger from './families/life-anger.json' with { type: 'json' }
import lifeAnxious from './families/life-anxious.json' with { type: 'json' }
import lifeCalendar from './families/life-calendar.json' with { type: 'json' }
import lifeChildQuestion from './families/life-child-question.json' with { type: 'json' }
import lifeConfidence from './families/life-confidence.json' with { type: 'json' }
import lifeCrush from './families/life-crush.json' with { type: 'json' }
import lifeDirection from './families/life-direction.json' with { type: 'json' }
import lifeEvent from './families/life-event.json' with { type: 'json' }
import lifeGuilt from './families/life-guilt.json' with { type: 'json' }
import lifeIdentity from './families/life-identity.json' with { type: 'json' }
import lifeInjustice from './families/life-injustice.json' with { type: 'json' }
import lifeJoy from './families/life-joy.json' with { type: 'json' }
import lifeLostThing from './families/life-lost-thing.json' with { type: 'json' }
import lifeLow from './families/life-low.json' with { type: 'json' }
import lifeNeighbours from './families/life-neighbours.json' with { type: 'json' }
import lifeOverload from './families/life-overload.json' with { type: 'json' }
import lifePhobia from './families/life-phobia.json' with { type: 'json' }
import lifeRetire from './families/life-retire.json' with { type: 'json' }
import lifeSayingNo from './families/life-saying-no.json' with { type: 'json' }
import lifeSchool from './families/life-school.json' with { type: 'json' }
import lifeShy from './families/life-shy.json' with { type: 'json' }
import lifeTherapy from './families/life-therapy.json' with { type: 'json' }
import lifeUprooted from './families/life-uprooted.json' with { type: 'json' }
import lifeWorry from './families/life-worry.json' with { type: 'json' }
import parentingAdultStudy from './families/parenting-adult-study.json' with { type: 'json' }
import parentingAfterBirth from './families/parenting-after-birth.json' with { type: 'json' }
import parentingBaby from './families/parenting-baby.json' with { type: 'json' }
import parentingChildIll from './families/parenting-child-ill.json' with { type: 'json' }
import parentingChildSad from './families/parenting-child-sad.json' with { type: 'json' }
import parentingCoparenting from './families/parenting-coparenting.json' with { type: 'json' }
import parentingExams from './families/parenting-exams.json' with { type: 'json' }
import parentingFailure from './families/parenting-failure.json' with { type: 'json' }
import parentingGrownUp from './families/parenting-grown-up.json' with { type: 'json' }
import parentingHighschool from './families/parenting-highschool.json' with { type: 'json' }
import parentingInternship from './families/parenting-internship.json' with { type: 'json' }
import parentingOrientation from './families/parenting-orientation.json' with { type: 'json' }
import parentingPrepaHealth from './families/parenting-prepa-health.json' with { type: 'json' }
import parentingProcrastination from './families/parenting-procrastination.json' with { type: 'json' }
import parentingSchoolChild from './families/parenting-school-child.json' with { type: 'json' }
import parentingShouting from './families/parenting-shouting.json' with { type: 'json' }
import parentingStepfamily from './families/parenting-stepfamily.json' with { type: 'json' }
import parentingStudentAlone from './families/parenting-student-alone.json' with { type: 'json' }
import parentingTeen from './families/parenting-teen.json' with { type: 'json' }
import parentingTeenOut from './families/parenting-teen-out.json' with { type: 'json' }
import parentingThesis from './families/parenting-thesis.json' with { type: 'json' }
import parentingYoungChild from './families/parenting-young-child.json' with { type: 'json' }
import workAdmin from './families/work-admin.json' with { type: 'json' }
import workBoss from './families/work-boss.json' with { type: 'json' }
import workBurnout from './families/work-burnout.json' with { type: 'json' }
import workCareer from './families/work-career.json' with { type: 'json' }
import workColleague from './families/work-colleague.json' with { type: 'json' }
import workDebts from './families/work-debts.json' with { type: 'json' }
import workDismissed from './families/work-dismissed.json' with { type: 'json' }
import workEndmonth from './families/work-endmonth.json' with { type: 'json' }
import workFrontline from './families/work-frontline.json' with { type: 'json' }
import workHousing from './families/work-housing.json' with { type: 'json' }
import workInterim from './families/work-interim.json' with { type: 'json' }
import workInterview from './families/work-interview.json' with { type: 'json' }
import workLent from './families/work-lent.json' with { type: 'json' }
import workMeaning from './families/work-meaning.json' with { type: 'json' }
import workNewjob from './families/work-newjob.json' with { type: 'json' }
import workOverload from './families/work-overload.json' with { type: 'json' }
import workRetirework from './families/work-retirework.json' with { type: 'json' }
import workReview from './families/work-review.json' with { type: 'json' }
import workScam from './families/work-scam.json' with { type: 'json' }
import workSelfemployed from './families/work-selfemployed.json' with { type: 'json' }
import workShifts from './families/work-shifts.json' with { type: 'json' }
import workSickleave from './families/work-sickleave.json' with { type: 'json' }
import workUnemployed from './families/work-unemployed.json' with { type: 'json' }
import workWorkjoy from './families/work-workjoy.json' with { type: 'json' }
import workWorklove from './families/work-worklove.json' with { type: 'json' }
import type { Family } from './family.ts'

export const families = [
  coupleApart,
  coupleDating,
  coupleDesire,
  coupleDistance,
  coupleDrinking,
  coupleEx,
  coupleFuture,
  coupleHome,
  coupleIleft,
  coupleInfidelity,
  coupleJealousy,
  coupleLeft,
  coupleQuarrels,
  coupleScreens,
  coupleSeparation,
  coupleTrauma,
  coupleUnfaithful,
  coupleUnwell,
  dangerAttempt,
  dangerBereaved,
  dangerBullied,
  dangerChildAdult,
  dangerChildParent,
  dangerChildTeen,
  dangerCyber,
  dangerDespair,
  dangerEating,
  dangerElder,
  dangerMedicalChild,
  dangerMedicalOther,
  dangerMedicalSelf,
  dangerOther,
  dangerOthers,
  dangerPartnerOther,
  dangerPartnerSelf,
  dangerSelfInjury,
  dangerSexualViolence,
  dangerSubstance,
  dangerSuicide,
  dangerViolence,
  familyAloneEvenings,
  familyCarer,
  familyCutContact,
  familyFestiveAlone,
  familyFriendDrift,
  familyFriendHurt,
  familyGrandchildrenCoparent,
  familyIllParent,
  familyLeftOut,
  familyLonelyCouple,
  familyMeals,
  familyNewPlace,
  familyNotAccepted,
  familyParentConflict,
  familyParentsSplit,
  familyPastOrigins,
  familySiblings,
  familySingle,
  familySpouseHome,
  familyTeenHome,
  familyUnwellFriend,
  griefAbortion,
  griefAffairs,
  griefAgeing,
  griefBabyloss,
  griefBabynights,
  griefBody,
  griefCancer,
  griefChronic,
  griefCloseill,
  griefDates,
  griefEating,
  griefFertility,
  griefGuilt,
  griefInsomnia,
  griefLoss,
  griefMedication,
  griefMenopause,
  griefNeighbours,
  griefNightmares,
  griefPanic,
  griefParent,
  griefPartner,
  griefPet,
  griefSexuality,
  griefSnoring,
  griefTired,
  griefWaiting,
  lifeAnger,
  lifeAnxious,
  lifeCalendar,
  lifeChildQuestion,
  lifeConfidence,
  lifeCrush,
  lifeDirection,
  lifeEvent,
  lifeGuilt,
  lifeIdentity,
  lifeInjustice,
  lifeJoy,
  lifeLostThing,
  lifeLow,
  lifeNeighbours,
  lifeOverload,
  lifePhobia,
  lifeRetire,
  lifeSayingNo,
  lifeSchool,
  lifeShy,
  lifeTherapy,
  lifeUprooted,
  lifeWorry,
  parentingAdultStudy,
  parentingAfterBirth,
  parentingBaby,
  parentingChildIll,
  parentingChildSad,
  parentingCoparenting,
  parentingExams,
  parentingFailure,
  parentingGrownUp,
  parentingHighschool,
  parentingInternship,
  parentingOrientation,
  parentingPrepaHealth,
  parentingProcrastination,
  parentingSchoolChild,
  parentingShouting,
  parentingStepfamily,
  parentingStudentAlone,
  parentingTeen,
  parentingTeenOut,
  parentingThesis,
  parentingYoungChild,
  workAdmin,
  workBoss,
  workBurnout,
  workCareer,
  workColleague,
  workDebts,
  workDismissed,
  workEndmonth,
  workFrontline,
  workHousing,
  workInterim,
  workInterview,
  workLent,
  workMeaning,
  workNewjob,
  workOverload,
  workRetirework,
  workReview,
  workScam,
  workSelfemployed,
  workShifts,
  workSickleave,
  workUnemployed,
  workWorkjoy,
  workWorklove,
] as readonly Family[]

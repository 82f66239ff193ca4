import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import type { GuardName } from './app/guards/guard-names.ts'
import { articles } from './features/site/content/articles.ts'
import { legalDocuments } from './features/site/legal-documents.ts'

/** A second URL of a screen: redirects as `app/alias-page.tsx` says. */
const alias = (path: string) => route(path, 'app/alias-page.tsx', { id: `alias:/${path}` })

const guarded = (guard: GuardName, screens: RouteConfigEntry[]) =>
  layout('app/guards/guard-layout.tsx', { id: `guard:${guard}` }, screens)

export default [
  index('features/site/home-page.tsx'),
  route('faq', 'features/site/faq-page.tsx'),
  route('pricing', 'features/site/pricing-page.tsx'),
  route('contact', 'features/site/contact-page.tsx', [index('features/contact/contact-form.tsx')]),
  route('urgence', 'features/site/help-page.tsx'),
  route('blog', 'features/site/blog-page.tsx'),
  ...articles.map(({ slug }) =>
    route(`blog/${slug}`, 'features/site/article-page.tsx', { id: `article:/blog/${slug}` }),
  ),
  ...legalDocuments.map(({ slug }) => route(slug, 'features/site/legal-page.tsx', { id: `legal:/${slug}` })),
  route('newsletter/confirmation', 'features/site/newsletter-confirmation-page.tsx'),
  route('newsletter/desinscription', 'features/site/newsletter-unsubscription-page.tsx'),
  route('compte-efface', 'features/settings/deletion/account-erased-page.tsx'),

  layout('app/acts-layout.tsx', [
    route('login', 'features/auth/login-page.tsx'),
    route('user-type-selection', 'features/auth/user-type-selection-page.tsx'),
    route('register', 'features/auth/register-page.tsx'),
    route('forgotten-password', 'features/auth/forgotten-password-page.tsx'),
    route('verify-email', 'features/auth/verify-email-page.tsx'),
    route('verify-phone', 'features/auth/verify-phone-page.tsx'),
    route('verify-2fa', 'features/auth/verify-2fa-page.tsx'),
    route('chat', 'features/chat/chat-page.tsx'),
    route('praticiens', 'features/directory/directory-page.tsx'),
    route('praticiens/:slug', 'features/directory/practitioner-page.tsx'),
    route('autorisation-parentale', 'features/booking/parental-authorisation-page.tsx'),
    route('attestation/:number?', 'features/hours/attestation-page.tsx'),
    route('mails/arret', 'features/premium/stop-mails-page.tsx'),
  ]),
  alias('inscription'),

  guarded('signed-in', [
    route('payment-success', 'features/payment/payment-success-page.tsx'),
    route('payment-test', 'features/payment/payment-test-page.tsx'),
    route('profile-patient', 'features/profile/profile-patient-page.tsx'),
    route('profile-student', 'features/profile/profile-student-page.tsx'),
    route('profile-therapist', 'features/profile/profile-student-page.tsx', { id: 'profile-of-therapists' }),
    route('settings', 'features/settings/settings-page.tsx'),
    route('session-summary', 'features/video/session-summary-page.tsx', [index('features/mood/mood-of-summary.tsx')]),
    alias('profile'),
    alias('disponibilites'),
  ]),
  guarded('room', [route('session/:id', 'features/video/room-page.tsx')]),
  guarded('subscription', [
    route('premium', 'features/premium/premium-page.tsx'),
    route('premium/lettre', 'features/premium/letter-page.tsx'),
    route('premium/abonnement', 'features/payment/subscription-page.tsx'),
  ]),
  guarded('booking', [route('appointment', 'features/booking/appointment-page.tsx')]),
  guarded('payment', [route('payment', 'features/payment/payment-page.tsx')]),
  guarded('patient', [
    route('patient/dashboard', 'features/dashboard/patient-dashboard-page.tsx', [
      index('features/mood/mood-diary.tsx'),
    ]),
  ]),
  guarded('messages', [route('messages/:id', 'features/messages/thread-page.tsx')]),
  guarded('practitioner', [
    route('dashboard-etudiant', 'features/dashboard/student-dashboard-page.tsx'),
    route('student/dashboard', 'features/dashboard/student-dashboard-page.tsx', {
      id: 'student-dashboard-second-address',
    }),
    route('therapist/dashboard', 'features/dashboard/therapist-dashboard-page.tsx', [
      index('features/supervision/supervision-board.tsx'),
    ]),
    layout('features/dashboard/practice-layout.tsx', { id: 'practice-layout-of-supervision' }, [
      route('notes/:id', 'features/video/notes-page.tsx'),
      route('supervision/rendez-vous', 'features/supervision/meetings-page.tsx'),
    ]),
    route('lettre/:id', 'features/premium/received-letter-page.tsx'),
    layout('features/dashboard/practice-layout.tsx', { id: 'practice-of-practitioners' }, [
      route('avis-recus', 'features/ratings/received-ratings-page.tsx'),
    ]),
  ]),
  guarded('availability', [
    layout('features/dashboard/practice-layout.tsx', [
      route('therapist/availability', 'features/availability/availability-page.tsx'),
    ]),
  ]),
  guarded('therapist', [
    layout('features/dashboard/practice-layout.tsx', { id: 'practice-layout-of-supervisors' }, [
      route('supervision/etudiants/:id', 'features/supervision/student-page.tsx'),
      route('supervision/heures', 'features/hours/supervision-hours-page.tsx'),
      route('supervision/avis', 'features/ratings/moderation-page.tsx'),
      route('supervision/signalements', 'features/reports/reports-page.tsx'),
    ]),
  ]),
  guarded('student', [
    route('agenda-etudiant', 'features/dashboard/agenda/agenda-page.tsx'),
    layout('features/dashboard/practice-layout.tsx', { id: 'practice-of-students' }, [
      route('carnet', 'features/hours/carnet-page.tsx'),
    ]),
  ]),
  guarded('admin', [
    layout('features/admin/admin-frame.tsx', [
      route('admin', 'features/admin/overview-page.tsx'),
      route('admin/verifications', 'features/admin/verifications-page.tsx'),
      route('admin/demandes', 'features/admin/requests-page.tsx'),
      route('admin/personnes', 'features/admin/people-page.tsx'),
      route('admin/rendez-vous', 'features/admin/money/appointments-page.tsx'),
      route('admin/paiements', 'features/admin/money/payments-page.tsx'),
      route('admin/versements', 'features/admin/money/payouts-page.tsx'),
      route('admin/chiffres', 'features/admin/figures/figures-page.tsx'),
      route('admin/supervision', 'features/admin/supervision-page.tsx'),
      route('admin/journal', 'features/admin/journal/journal-page.tsx'),
      route('admin/messages', 'features/admin/messages-page.tsx'),
      route('admin/signalements', 'features/admin/reports-page.tsx'),
      route('admin/lettre', 'features/admin/newsletter-page.tsx'),
      route('admin/incidents', 'features/admin/incidents-page.tsx'),
      route('admin-diagnostic', 'features/diagnostic/diagnostic-page.tsx'),
      route('admin/site', 'features/admin/site-page.tsx'),
    ]),
  ]),

  route('dev/mailbox', 'features/dev-mailbox/mailbox-page.tsx'),
  route('dev/ui', 'features/dev/ui-page.tsx'),
  route('sitemap.xml', 'features/site/sitemap.ts'),
  route('*', 'app/not-found-page.tsx'),
] satisfies RouteConfig

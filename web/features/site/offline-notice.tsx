import { buttonLook } from '#web/components/ui/button-look.ts'

/**
 * Shown by CSS alone, when the service worker serves this page in place of one it could not fetch: scripts may be
 * missing. The empty `href` is the URL of the requested page.
 */
export function OfflineNotice() {
  return (
    <div className="mb-10 hidden rounded-2xl border border-warning/40 bg-warning-subtle p-5 in-data-in-place-of:block md:p-6">
      <p className="font-semibold text-heading-xs">Vous êtes hors connexion</p>
      <p className="mt-1 mb-4">
        Votre page revient d’elle-même dès que la connexion est là. Les appels, eux, passent sans Internet.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- see above */}
      <a href="" className={buttonLook({ variant: 'outline' })}>
        <span className="hidden in-data-[in-place-of$=chat]:inline">Revenir à ma conversation</span>
        <span className="in-data-[in-place-of$=chat]:hidden">Revenir à ma page</span>
      </a>
    </div>
  )
}

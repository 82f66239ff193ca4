import { lazy, Suspense, useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { buttonLook } from '#web/components/ui/button-look.ts'

const load = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(load)

/** The sheet's code is loaded on touch, hover or focus of its button. */
export function MobileMenuButton() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <div className="lg:hidden">
      <button
        type="button"
        onClick={open}
        onPointerEnter={load}
        onFocus={load}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label="Menu"
        className={buttonLook({ variant: 'outline', size: 'icon' })}
      >
        <Icon name="menu" />
      </button>
      <Suspense>{wasOpened && <MobileMenu isOpen={isOpen} onOpenChange={setOpen} />}</Suspense>
    </div>
  )
}

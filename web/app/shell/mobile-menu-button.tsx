import { useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { buttonLook } from '#web/components/ui/button-look.ts'
import { lazyWithRetry } from '#web/lib/lazy-with-retry.tsx'
import { PlainMobileMenu } from './plain-mobile-menu.tsx'

const load = () => import('./mobile-menu.tsx')
const preload = () => void load().catch(() => undefined)
const MobileMenu = lazyWithRetry(load, null, PlainMobileMenu)

/** The sheet's code is loaded on touch, hover or focus of its button. */
export function MobileMenuButton() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const toggle = () => {
    setWasOpened(true)
    setOpen(!isOpen)
  }
  return (
    <div className="relative lg:hidden">
      <button
        type="button"
        onClick={toggle}
        onPointerEnter={preload}
        onFocus={preload}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label="Menu"
        className={buttonLook({ variant: 'outline', size: 'icon' })}
      >
        <Icon name="menu" />
      </button>
      {wasOpened && <MobileMenu isOpen={isOpen} onOpenChange={setOpen} />}
    </div>
  )
}

import type { Page } from '@playwright/test'
import type { UserType } from '#domain/profile/user-type.ts'

/** Fixed words of one screen, in one state. Redesigns may move them on their page; none is dropped or reworded. */
export interface Screen {
  path: string
  /** Query of the address, when it must differ at each run. */
  query?: () => string
  who: UserType | 'visitor'
  /** The state, when it is not the first one. */
  when?: string
  /** Brings the open page into that state. */
  reach?: (page: Page) => Promise<unknown>
  /** Runs before the page opens. */
  before?: (page: Page) => Promise<unknown>
  /** Drawn on a phone instead of a wide screen. */
  onPhone?: true
  headings?: readonly string[]
  /** Anywhere in what is visible; also as a part of a longer sentence. */
  texts?: readonly string[]
  buttons?: readonly string[]
  /** Name and target of links. */
  links?: readonly (readonly [name: string, href: string])[]
  tabs?: readonly string[]
  fields?: readonly string[]
  placeholders?: readonly string[]
  checkboxes?: readonly string[]
  radios?: readonly string[]
  /** All options of a list, opened by its label. */
  lists?: Readonly<Record<string, readonly string[]>>
}

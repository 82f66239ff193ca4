import type { Party } from '#domain/video/room.ts'
import { parseDataMessage } from './data-message.ts'
import type { ChatLine, RoomView } from './room-view.ts'
import { parseSignal } from './signal.ts'
import type { Store } from './store.ts'

/** Messages of a stay, kept in this browser alone. */
export class RoomChat {
  readonly #store: Store<RoomView>
  readonly #self: Party
  #isOpen = false

  constructor(store: Store<RoomView>, self: Party) {
    this.#store = store
    this.#self = self
  }

  /** By the data channel of this person, or through our server. */
  hear(from: Party, { id, text, at }: { id: string; text: string; at: number }, isDirect: boolean) {
    if (!this.#store.get().chat.some((line) => line.id === id)) this.add({ id, from, text, at: new Date(at), isDirect })
  }

  hearRelayed(payload: unknown) {
    const message = parseDataMessage(payload)
    const from = parseSignal({ to: this.#self, link: '', ...(payload as object) })?.from
    if (message?.kind === 'chat' && from && from !== this.#self) this.hear(from, message, false)
  }

  add(line: ChatLine) {
    const { chat, unread } = this.#store.get()
    const isUnread = line.from !== this.#self && !this.#isOnScreen
    this.#store.update({ chat: [...chat, line], unread: isUnread ? line : unread })
  }

  /** Whether the messages are shown beside the call. */
  setOpen(isOpen: boolean) {
    this.#isOpen = isOpen
    this.look()
  }

  /** The tab may have come back on screen. */
  look() {
    if (this.#isOnScreen) this.#store.update({ unread: undefined })
  }

  get #isOnScreen(): boolean {
    return this.#isOpen && !document.hidden
  }
}

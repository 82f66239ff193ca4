import { suggestTopics } from './suggest-topics.ts'
import { topicFlows } from './topic-flows.ts'

/** Topics of a message, likeliest first. */
export function topicsOf(message: string): { id: string; name: string }[] {
  return suggestTopics(message).flatMap((id) => {
    const topic = topicFlows.find((flow) => flow.id === id)
    return topic ? [{ id, name: topic.title.toLowerCase() }] : []
  })
}

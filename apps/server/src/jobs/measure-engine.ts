import type { Metrics } from '../http/metrics.ts'
import type { Engine } from './engine.ts'

/** The same engine, whose analyses are timed. */
export function measureEngine(engine: Engine, metrics: Metrics): Engine {
  return {
    ...engine,
    async analyze(task) {
      const start = performance.now()
      const result = await engine.analyze(task)
      metrics.observe('evenhand_engine_seconds', (performance.now() - start) / 1000)
      return result
    },
  }
}

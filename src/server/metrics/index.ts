// What other areas may use; everything else is private to this folder.

export { Metrics } from './metrics.ts';
export { type Exposition, type MetricsServer, serveMetrics } from './metrics-server.ts';

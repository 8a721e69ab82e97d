// Loaded with `node --import`, as the packages of OpenTelemetry are: an SDK that prints what it is told.
import { metrics, trace } from '@opentelemetry/api'
import { ConsoleMetricExporter, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, ConsoleSpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'

const reader = new PeriodicExportingMetricReader({ exporter: new ConsoleMetricExporter() })
const provider = new MeterProvider({ readers: [reader] })
metrics.setGlobalMeterProvider(provider)
trace.setGlobalTracerProvider(
  new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(new ConsoleSpanExporter())] }),
)
process.once('beforeExit', () => provider.shutdown())

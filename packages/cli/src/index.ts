/** Entry point for Node: the doctor, the migration, and the command line that runs both. */
export { CliError } from './cli-error';
export { type DoctorOptions, doctor } from './doctor/doctor';
export type { AxeFinding, DoctorReport, FoundBehavior, PageReport, RemovedScript, Visit } from './doctor/page-report';
export { reportHtml } from './doctor/report-html';
export type { Finding } from './migrate/examine-code';
export { type MigratedFile, type MigrateOptions, type Migration, migrate } from './migrate/migrate';
export type { Verdict } from './migrate/rule';
export { runCli } from './run-cli';
export type { ExitCode, Terminal } from './terminal';

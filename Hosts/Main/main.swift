import Glibc
import PipitCommandLine

exit(Program.run(Array(CommandLine.arguments.dropFirst())))

"""Prints "passed failed" for a report in JUnit's form; what was skipped is neither."""

import sys
import xml.etree.ElementTree

cases = list(xml.etree.ElementTree.parse(sys.argv[1]).iter("testcase"))
failed = [case for case in cases if {part.tag for part in case} & {"failure", "error"}]
skipped = [case for case in cases if case.find("skipped") is not None]
print(len(cases) - len(failed) - len(skipped), len(failed))

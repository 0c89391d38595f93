"""Prints "passed failed" for reports in JUnit's form, taken together; what was skipped is neither."""

import sys
import xml.etree.ElementTree

cases = [case for report in sys.argv[1:] for case in xml.etree.ElementTree.parse(report).iter("testcase")]
failed = [case for case in cases if {part.tag for part in case} & {"failure", "error"}]
skipped = [case for case in cases if case.find("skipped") is not None]
print(len(cases) - len(failed) - len(skipped), len(failed))

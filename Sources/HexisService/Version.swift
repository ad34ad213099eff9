/// The version of this program.
package let hexisVersion = "0.1.0"
